import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useTypedChoice } from '../../../fields/picker/useTypedChoice';
import { helperTextOf } from '../../../fields/shared/InputFrame';
import { useTypedText, type TypedText } from '../../../fields/picker/Picker';
import { useSearched } from '../../../fields/reference/usePickable';
import { useRegistry } from '../../../fields/useDeclaration';
import { asText } from '../../../fields/shared/asText';
import { withWords } from '../../../lib/text/plainText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { unpaged } from '../../../views/list/state/listRequest';

export interface PickedPlace {
  readonly kind: 'zone' | 'region';
  readonly id: string;
  readonly name: string;
}

/** An option of the menu: a place, or a new attempt to read them. */
interface Line extends Omit<PickedPlace, 'kind'> {
  readonly kind: PickedPlace['kind'] | 'retry';
}

const isPlace = (line: Line): line is PickedPlace => line.kind !== 'retry';

const keyOf = ({ kind, id }: Line): string => `${kind} ${id}`;

/** Maximum number of options; others are found by typing. */
const maxOptions = 100;

const byName = (one: PickedPlace, other: PickedPlace): number => one.name.localeCompare(other.name);

/** Regions first, then zones, each by name, filtered by the typed text. */
const shownPlaces = (all: readonly PickedPlace[], text: string): readonly PickedPlace[] => {
  const found = withWords(all, text, ({ name }) => name);
  const ofKind = (wanted: PickedPlace['kind']) =>
    found.filter(({ kind }) => kind === wanted).sort(byName);
  return [...ofKind('region'), ...ofKind('zone')].slice(0, maxOptions);
};

interface PlacesRequest {
  readonly accountId: string;
  readonly picked: readonly PickedPlace[];
  readonly isWhole: boolean;
  readonly typed: TypedText;
  readonly regionIds: readonly string[];
}

/** The organization's regions and zones: known ones and search results. */
const usePlaces = ({ accountId, picked, isWhole, typed, regionIds }: PlacesRequest) => {
  const zones = useRegistry().find('zones');
  const [isAsked, setIsAsked] = useState(false);
  const regions = useGetList<RaRecord>(
    'regions',
    { ...unpaged, filter: { account_id: accountId } },
    // Names of selected regions are needed at once.
    { enabled: isAsked || regionIds.length > 0 },
  );
  const searched = useSearched({
    target: zones,
    typed,
    values: { account_id: accountId },
    isOpen: isAsked && !isWhole,
  });
  const found = searched.results;
  const all = useMemo(() => {
    const places = new Map<string, PickedPlace>();
    const put = (place: PickedPlace) => places.set(keyOf(place), place);
    for (const row of regions.data ?? []) {
      const id = String(row.id);
      put({ kind: 'region', id, name: asText(row.name) ?? id });
    }
    for (const place of picked) put(place);
    for (const { id, label } of found ?? []) put({ kind: 'zone', id, name: label });
    return [...places.values()];
  }, [regions.data, picked, found]);
  const least = zones.calls?.search?.min ?? 0;
  return {
    all,
    isLoading: (isAsked && regions.isPending) || searched.state === 'loading',
    hasFailed: regions.error !== null || searched.state === 'failed',
    /** Zones are searched after at least `least` characters. */
    needsText: !isWhole && typed.text.length < least,
    least,
    open: () => setIsAsked(true),
    retry: () => {
      if (regions.error) void regions.refetch();
      if (searched.state === 'failed') searched.retry();
    },
  };
};

interface PlacesPickerProps {
  readonly accountId: string;
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
  /** Zones with known names, and whether these are all. */
  readonly picked: readonly PickedPlace[];
  readonly isWhole: boolean;
  readonly onChange: (chosen: {
    readonly zoneIds: readonly string[];
    readonly regionIds: readonly string[];
  }) => void;
}

/** Selects zones and regions of the organization; none means all. */
export const PlacesPicker = ({
  accountId,
  zoneIds,
  regionIds,
  picked,
  isWhole,
  onChange,
}: PlacesPickerProps) => {
  const translate = useTranslate();
  const typed = useTypedText();
  const places = usePlaces({ accountId, picked, isWhole, typed, regionIds });
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.filters.${key}`, { ...values });
  const named = (kind: PickedPlace['kind'], id: string): PickedPlace =>
    places.all.find((place) => place.kind === kind && place.id === id) ?? { kind, id, name: id };
  const key = JSON.stringify([
    ...regionIds.map((id) => named('region', id)),
    ...zoneIds.map((id) => named('zone', id)),
  ]);
  // The same array as long as the choice is equal: with a new one, the picker erases what is being typed.
  const chosen = useMemo(() => JSON.parse(key) as PickedPlace[], [key]);
  const shown = shownPlaces(places.all, typed.text);
  const change = (next: readonly PickedPlace[]) => {
    const idsOf = (kind: PickedPlace['kind']) =>
      next.filter((place) => place.kind === kind).map(({ id }) => id);
    onChange({ zoneIds: idsOf('zone'), regionIds: idsOf('region') });
  };
  const free = shown.filter(
    (place) => !chosen.some((chosenPlace) => keyOf(chosenPlace) === keyOf(place)),
  );
  const choice = useTypedChoice({
    name: undefined,
    options: free.map((place) => ({ label: place.name, place })),
    state: places.isLoading ? 'loading' : places.hasFailed ? 'failed' : 'ready',
    onTake: ({ place }) => {
      choice.setText(null);
      typed.setText('');
      change([...chosen, place]);
    },
  });
  const failed = translate('facings.fields.failed');
  const retry: readonly Line[] = places.hasFailed
    ? [{ kind: 'retry', id: '', name: translate('facings.buttons.retry') }]
    : [];
  const empty = places.isLoading
    ? translate('facings.splash.loading')
    : places.needsText
      ? say('typeMore', { min: places.least })
      : translate('facings.fields.noMatch');

  return (
    <Box sx={{ width: { xs: '100%', sm: 320 } }}>
      <Autocomplete<Line, true>
        multiple
        disableCloseOnSelect
        size="small"
        limitTags={1}
        getLimitTagsText={(count) => say('more', { count })}
        // Selected items stay among the options, whatever the text.
        options={[
          ...retry,
          ...shown,
          ...chosen.filter(
            (place) => !shown.some((shownPlace) => keyOf(shownPlace) === keyOf(place)),
          ),
        ]}
        filterOptions={() => [...retry, ...shown]}
        value={chosen}
        isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        getOptionKey={keyOf}
        getOptionLabel={({ name }) => name}
        groupBy={({ kind }) => (kind === 'retry' ? failed : say(`groups.${kind}`))}
        loading={places.isLoading}
        loadingText={translate('facings.splash.loading')}
        noOptionsText={empty}
        openText={translate('facings.fields.open')}
        closeText={translate('facings.buttons.close')}
        clearText={translate('facings.fields.clear')}
        onOpen={places.open}
        inputValue={choice.text ?? ''}
        onInputChange={(_, text, reason) => {
          // MUI would discard the text when the input is left.
          if (reason === 'blur' || reason === 'reset') return;
          choice.setText(reason === 'input' ? text : null);
          typed.setText(reason === 'input' ? text.trim() : '');
        }}
        onBlur={choice.leave}
        onChange={(_, next) => {
          if (next.every(isPlace)) change(next);
          else places.retry();
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={say('places')}
            helperText={helperTextOf({ error: choice.message, hint: undefined })}
            error={choice.message !== undefined}
            placeholder={chosen.length === 0 ? say('allZones') : ''}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
      />
      <Box component="span" role="status" sx={visuallyHidden}>
        {places.hasFailed ? failed : typed.text !== '' && shown.length === 0 ? empty : ''}
      </Box>
    </Box>
  );
};
