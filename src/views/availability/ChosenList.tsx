import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ChosenListProps } from '../../fields/chosen/ChosenContext';
import { useRegistry } from '../../fields/RegistryContext';
import { asText } from '../../fields/shared/asText';
import { chosenId } from '../../schema/chosenIds';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useListRows } from '../list/useListRows';
import { PlaceProvider } from '../place/withinContext';
import { AvailabilityList } from './AvailabilityList';
import { EveryMatch } from './EveryMatch';
import { GoneChosen } from './GoneChosen';
import { useOwnBrowsing } from './useOwnBrowsing';

/** Enter in a search box or on a switch would send the form around them. */
const keepForm = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/**
 * The rows of a chosen field, in its form (rules 2, job_template_products and job_template_zones): what
 * is switched changes the form's value and makes no call.
 */
export const ChosenList = ({ within, ...props }: ChosenListProps) => {
  const declaration = useRegistry().find(props.field.of);
  return (
    // It begins anew within another organization.
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
  const texts: unknown = column?.from === undefined ? undefined : record?.[column.from];
  const textOf = (id: string): string | null =>
    typeof texts === 'object' && texts !== null && Object.hasOwn(texts, id)
      ? asText((texts as Readonly<Record<string, unknown>>)[id])
      : null;

  const saidOf = (id: string): string => {
    if (!column) return '';
    if (column.own !== undefined && own.has(id)) return said('own', column.own);
    return textOf(id) ?? (ids.has(id) ? said('chosen', column.chosen) : '–');
  };

  return (
    <>
      <GoneChosen
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
          <EveryMatch
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
