import Box from '@mui/material/Box';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Fieldset } from '../../src/fields/shared/InputFrame';
import { useRegistry } from '../../src/fields/useDeclaration';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { AvailabilityList } from '../../src/views/availability/AvailabilityList';
import { keys, type FilterValue } from '../../src/views/list/state/listQuery';
import type { FurtherColumn } from '../../src/views/list/table/ListTable';
import type { Sort } from '../../src/views/list/toolbar/sorting/sorts';
import { useListRows } from '../../src/views/list/state/useListRows';
import type { Browsing } from '../../src/views/list/state/useListState';
import { PlaceProvider, useParentIds } from '../../src/views/place/placeContext';
import { MissingSelections } from './MissingSelections';
import { SelectAllMatches } from './SelectAllMatches';
import { products, zones, type Selection } from './selections';
import { HeldByTemplate } from './template/useTemplatePart';
import { useSelection } from './useSelection';
import { hasOwnTemplate } from './withRows';

const lists = {
  products: {
    columns: ['sku', 'product_description', 'item_app_eligible', 'is_archived'],
    filters: ['primary_category', 'category', 'item_app_eligible', 'is_archived'],
  },
  zones: {
    columns: ['name', 'region_id', 'external_store_id', 'timeZoneName', 'reporting_status'],
    filters: ['region_id', 'is_active', 'reporting_status'],
  },
} as const;

/** What a list inside a form shows; kept in memory, because the address belongs to the form. */
interface ListPosition {
  readonly page: number;
  readonly sorts: readonly Sort[];
  readonly text: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

/** The form offers no more filters than may apply. */
const none: readonly string[] = [];

const start: ListPosition = { page: 1, sorts: [], text: '', filters: {} };

const useOwnBrowsing = (): Browsing => {
  const [looked, setLooked] = useState(start);
  return useMemo(
    () => ({
      ...looked,
      leftOut: none,
      hrefOfPage: null,
      setPage: (page) => setLooked((before) => ({ ...before, page })),
      setText: (text) => setLooked((before) => ({ ...before, text, page: 1 })),
      setFilter: (name, value) =>
        setLooked(({ filters: { [name]: _, ...others }, ...before }) => ({
          ...before,
          filters: value === undefined ? others : { ...others, [name]: value },
          page: 1,
        })),
      setFilters: ({ [keys.text]: text, ...filters }) =>
        setLooked(({ sorts }) => ({
          page: 1,
          sorts,
          text: typeof text === 'string' ? text : '',
          filters,
        })),
      setSorts: (sorts) => setLooked((before) => ({ ...before, sorts, page: 1 })),
      clear: () => setLooked(({ sorts }) => ({ ...start, sorts })),
    }),
    [looked],
  );
};

/** Prevents Enter in a search box or on a switch from submitting the form. */
const keepForm = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

interface SelectionInputProps extends OwnInputProps {
  readonly selection: Selection;
  /** Further columns, drawn from the selected entries. */
  readonly further?: (entries: ReadonlyMap<string, unknown>) => readonly FurtherColumn[];
}

/**
 * A list with a switch in each row (rules 2, job_template_products and job_template_zones). Switches change the form's
 * value; nothing is sent until the form is.
 */
const SelectionInput = (props: SelectionInputProps) => {
  const { source, selection, disabled = false } = props;
  const translate = useTranslate();
  const { state, entries, isHeld, turn } = useSelection(source, selection);
  const { label, hint, error } = state;
  return (
    <Fieldset
      label={label}
      hint={hint}
      error={error}
      aside={translate('facings.availability.chosen', { count: entries.size })}
    >
      <PlaceProvider within={useParentIds()} panel={`job_template_${selection.of}`}>
        <Box onKeyDown={keepForm}>
          <Rows {...props} entries={entries} isDisabled={disabled || isHeld} onTurn={turn} />
        </Box>
      </PlaceProvider>
      {isHeld && <HeldByTemplate />}
    </Fieldset>
  );
};

interface RowsProps extends SelectionInputProps {
  readonly entries: ReadonlyMap<string, unknown>;
  readonly isDisabled: boolean;
  readonly onTurn: (ids: readonly string[], isOn: boolean) => void;
}

const Rows = ({ source, selection, further, entries, isDisabled, onTurn }: RowsProps) => {
  const declaration = useRegistry().find(selection.of);
  const state = useOwnBrowsing();
  const list = useListRows(declaration, state);
  const turning = { isDisabled, onTurn };
  return (
    <>
      <MissingSelections source={source} selection={selection} entries={entries} {...turning} />
      <AvailabilityList
        declaration={declaration}
        {...lists[selection.of]}
        state={state}
        list={list}
        rowLink="none"
        tools={
          <SelectAllMatches declaration={declaration} state={state} list={list} {...turning} />
        }
        switches={{
          isOn: (id) => entries.has(selection.idOf(id) ?? id),
          turn: onTurn,
          isHeld: isDisabled,
        }}
        further={further?.(entries) ?? []}
      />
    </>
  );
};

export const ProductsInput = (props: OwnInputProps) => (
  <SelectionInput {...props} selection={products} />
);

/** The column Template says which template a zone has in the job (rules R54). */
export const ZonesInput = (props: OwnInputProps) => {
  const translate = useTranslate();
  const textOf = (word: string) => translate(`facings.availability.template.${word}`);
  return (
    <SelectionInput
      {...props}
      selection={zones}
      further={(entries) => [
        {
          label: textOf('label'),
          cell: ({ id }) => {
            const zone = String(id);
            if (!entries.has(zone)) return '–';
            return textOf(hasOwnTemplate(entries.get(zone)) ? 'own' : 'chosen');
          },
        },
      ]}
    />
  );
};
