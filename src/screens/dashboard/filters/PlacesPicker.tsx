import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../../fields/shared/visuallyHidden';
import { useTypedText } from '../../../fields/picker/useTypedText';
import { keyOf, shownPlaces, type Place } from './places';
import { usePlaces } from './usePlaces';

interface PlacesPickerProps {
  readonly accountId: string;
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
  /** Zones whose names are known already, and whether these are all there are. */
  readonly known: readonly Place[];
  readonly isWhole: boolean;
  readonly onChange: (chosen: {
    readonly zoneIds: readonly string[];
    readonly regionIds: readonly string[];
  }) => void;
}

/** Any zones and regions of the organization; none is all of them. */
export const PlacesPicker = ({
  accountId,
  zoneIds,
  regionIds,
  known,
  isWhole,
  onChange,
}: PlacesPickerProps) => {
  const translate = useTranslate();
  const typed = useTypedText();
  const places = usePlaces({ accountId, known, isWhole, typed, regionIds });
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.filters.${key}`, { ...values });
  const chosen = useMemo((): readonly Place[] => {
    const named = (kind: Place['kind'], id: string): Place =>
      places.all.find((place) => place.kind === kind && place.id === id) ?? { kind, id, name: id };
    return [
      ...regionIds.map((id) => named('region', id)),
      ...zoneIds.map((id) => named('zone', id)),
    ];
  }, [places.all, regionIds, zoneIds]);
  const shown = shownPlaces(places.all, typed.text);
  const empty = places.isLoading
    ? translate('facings.fields.loading')
    : places.hasFailed
      ? translate('facings.fields.failed')
      : places.needsText
        ? say('typeMore', { min: places.least })
        : translate('facings.fields.noMatch');

  return (
    <Box sx={{ width: { xs: '100%', sm: 320 } }}>
      <Autocomplete<Place, true>
        multiple
        disableCloseOnSelect
        size="small"
        limitTags={1}
        getLimitTagsText={(count) => say('more', { count })}
        // What is chosen stays among the options, wherever the text leads.
        options={[
          ...shown,
          ...chosen.filter((own) => !shown.some((one) => keyOf(one) === keyOf(own))),
        ]}
        filterOptions={() => [...shown]}
        value={[...chosen]}
        isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        getOptionKey={keyOf}
        getOptionLabel={({ name }) => name}
        groupBy={({ kind }) => translate(`facings.dashboard.filters.groups.${kind}`)}
        loading={places.isLoading}
        loadingText={translate('facings.fields.loading')}
        noOptionsText={empty}
        openText={translate('facings.fields.open')}
        closeText={translate('facings.fields.close')}
        clearText={translate('facings.fields.clear')}
        onOpen={places.open}
        onInputChange={(_, text, reason) => {
          typed.setText(reason === 'input' ? text.trim() : '');
        }}
        onChange={(_, next) => {
          const idsOf = (kind: Place['kind']) =>
            next.filter((own) => own.kind === kind).map(({ id }) => id);
          onChange({ zoneIds: idsOf('zone'), regionIds: idsOf('region') });
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={say('places')}
            placeholder={chosen.length === 0 ? say('allZones') : ''}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
      />
      <Box component="span" role="status" sx={visuallyHidden}>
        {typed.text !== '' && shown.length === 0 ? empty : ''}
      </Box>
    </Box>
  );
};
