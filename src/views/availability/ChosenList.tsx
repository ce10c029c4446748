import Box from '@mui/material/Box';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ChosenListProps } from '../../fields/chosen/ChosenContext';
import { useRegistry } from '../../fields/useDeclaration';
import { chosenId } from '../../fields/chosen';
import type { AnyDeclaration } from '../../schema/defineResource';
import { keys, type FilterValue } from '../list/listQuery';
import { useListRows } from '../list/useListRows';
import type { Browsing } from '../list/useListState';
import { PlaceProvider } from '../place/withinContext';
import { AvailabilityList } from './AvailabilityList';
import { SelectAllMatches } from './SelectAllMatches';
import { MissingSelections } from './MissingSelections';

/** Search, filters and page of a list inside a form; kept in memory, because the address belongs to the form. */
interface ListPosition {
  readonly page: number;
  readonly text: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

const start: ListPosition = { page: 1, text: '', filters: {} };

const useOwnBrowsing = (): Browsing => {
  const [looked, setLooked] = useState(start);
  return useMemo(
    () => ({
      ...looked,
      sorts: [],
      hrefOfPage: null,
      setPage: (page) => {
        setLooked((before) => ({ ...before, page }));
      },
      setText: (text) => {
        setLooked((before) => ({ ...before, text, page: 1 }));
      },
      setFilter: (name, value) => {
        setLooked(({ filters: { [name]: _, ...others }, ...before }) => ({
          ...before,
          filters: value === undefined ? others : { ...others, [name]: value },
          page: 1,
        }));
      },
      setFilters: ({ [keys.text]: text, ...filters }) => {
        setLooked({ page: 1, text: typeof text === 'string' ? text : '', filters });
      },
      clear: () => {
        setLooked(start);
      },
    }),
    [looked],
  );
};

/** Prevents Enter in a search box or on a switch from submitting the form. */
const keepForm = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/**
 * The list of a `chosen` field in its form (rules 2, job_template_products and job_template_zones): switches change
 * the form's value and send nothing.
 */
export const ChosenList = ({ within, ...props }: ChosenListProps) => {
  const declaration = useRegistry().find(props.field.of);
  return (
    // The key resets search and page for another organization.
    <PlaceProvider key={JSON.stringify(within)} within={within} panel={props.field.type}>
      <Box onKeyDown={keepForm}>
        <Rows {...props} rowsOf={declaration} />
      </Box>
    </PlaceProvider>
  );
};

interface RowsProps extends Omit<ChosenListProps, 'within'> {
  readonly rowsOf: AnyDeclaration;
}

const Rows = ({
  declaration,
  name,
  field,
  chosen,
  own,
  record,
  isDisabled,
  onTurn,
  rowsOf,
}: RowsProps) => {
  const translate = useTranslate();
  const state = useOwnBrowsing();
  const list = useListRows(rowsOf, state);
  const ids = new Set(chosen);
  const { column } = field;
  const said = (word: 'label' | 'chosen' | 'own', text: string) =>
    translate(`resources.${declaration.name}.words.${name}.${word}`, { _: text });
  const saidOf = (id: string): string => {
    if (!column) return '';
    if (column.own !== undefined && own.has(id)) return said('own', column.own);
    return ids.has(id) ? said('chosen', column.chosen) : '–';
  };

  return (
    <>
      <MissingSelections
        declaration={declaration}
        rowsOf={rowsOf}
        name={name}
        field={field}
        chosen={chosen}
        record={record}
        isDisabled={isDisabled}
        onTurn={onTurn}
      />
      <AvailabilityList
        declaration={rowsOf}
        columns={field.columns}
        {...(field.filters ? { filters: field.filters } : {})}
        state={state}
        list={list}
        leads="nowhere"
        tools={
          <SelectAllMatches
            declaration={rowsOf}
            state={state}
            list={list}
            isDisabled={isDisabled}
            onTurn={onTurn}
          />
        }
        switches={{ isOn: (id) => ids.has(chosenId(field, id)), turn: onTurn, isHeld: isDisabled }}
        further={
          column
            ? [
                {
                  label: said('label', column.label),
                  cell: ({ id }) => saidOf(chosenId(field, id)),
                },
              ]
            : []
        }
      />
    </>
  );
};
