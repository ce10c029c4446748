import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetList, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { askStateOf, matching } from '../../fields/picker/entry';
import { Picker } from '../../fields/picker/Picker';
import { asText } from '../../fields/shared/asText';
import { pickerFilterSx } from '../../fields/shared/FilterSelect';
import type { OwnFilterProps } from '../../schema/takeOver';
import { unpaged } from '../../views/list/state/listRequest';

/**
 * Filters by one of the names among the jobs that the platform lists. The demo names a job as its template was named
 * when it was scheduled; the contract does not say how a job tells its template, so this is a filter by name.
 */
export const NameFilter = ({ source, label, disabled }: OwnFilterProps) => {
  const translate = useTranslate();
  const { resource, showFilter, hideFilter, ...context } = useListContext();
  const filters = context.filterValues as Readonly<Record<string, unknown>>;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { account_id } = filters;
  const list = useGetList<RaRecord>(
    resource,
    { ...unpaged, filter: account_id === undefined ? {} : { account_id } },
    { enabled: isOpen },
  );
  const names = new Set((list.data ?? []).flatMap((row) => asText(row[source]) ?? []));
  const entries = [...names]
    .sort((one, other) => one.localeCompare(other))
    .map((name) => ({ value: name, label: name }));
  const value = asText(filters[source]);
  return (
    <Box sx={pickerFilterSx}>
      <Picker
        label={label}
        entries={matching(entries, typed)}
        value={value === null ? null : { value, label: value }}
        onChange={(entry) => {
          if (entry) showFilter(source, entry.value);
          else hideFilter(source);
        }}
        onType={setTyped}
        onOpenChange={setOpen}
        state={askStateOf(list)}
        onRetry={() => void list.refetch()}
        emptyText={translate(typed === '' ? 'facings.fields.empty' : 'facings.fields.noMatch')}
        isDisabled={disabled}
      />
    </Box>
  );
};
