import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ChosenListProps } from '../../fields/chosen/ChosenContext';
import { chosenId, chosenIds } from '../../schema/chosenIds';
import type { AnyDeclaration } from '../../schema/defineResource';
import { valueAt } from '../../schema/template';
import { useWithin } from '../place/withinContext';
import { useWords } from '../useWords';
import { useReadEveryRow } from './useEveryRow';

type GoneChosenProps = Pick<
  ChosenListProps,
  'declaration' | 'name' | 'field' | 'chosen' | 'record' | 'isDisabled' | 'onTurn'
> & {
  /** The entity whose records are chosen. */
  readonly rowsOf: AnyDeclaration;
  /** The button takes the focus once it is there. */
  readonly isFocused?: boolean;
};

/** Stored choices whose records are no longer there: the platform would refuse them, so they can be let go. */
export const GoneChosen = ({
  declaration,
  rowsOf,
  name,
  field,
  chosen,
  record,
  isDisabled,
  isFocused = false,
  onTurn,
}: GoneChosenProps) => {
  const { translate, fieldLabel } = useWords(declaration);
  const box = useRef<HTMLDivElement>(null);
  const stored = chosenIds(record?.[name], field);
  const filters = Object.fromEntries(
    Object.entries(field.stored ?? {}).map(([filter, from]) => [
      filter,
      String(valueAt(record, from) ?? ''),
    ]),
  );
  // Where it cannot be read nothing is said here: what is gone is refused by the platform, at its field.
  const within = useWithin();
  const readAll = useReadEveryRow(rowsOf);
  const { data } = useQuery({
    queryKey: [rowsOf.name, 'gone', within, filters],
    queryFn: ({ signal }) => readAll({ text: '', filters }, signal),
    enabled: stored.length > 0,
  });
  // What was not given may be there all the same: nothing is called gone then.
  if (!data || data.missing > 0) return null;
  const there = new Set(data.rows.map(({ id }) => chosenId(field, id)));
  const own = new Set(chosen);
  const gone = stored.filter((id) => own.has(id) && !there.has(id));
  if (gone.length === 0) return null;
  return (
    <Alert
      ref={box}
      severity="warning"
      sx={{ mb: 1.5 }}
      action={
        <Button
          color="inherit"
          size="small"
          disabled={isDisabled}
          autoFocus={isFocused}
          onClick={() => {
            // The button goes with what it says; the list's first switch is next.
            const next = box.current?.parentElement?.querySelector<HTMLElement>('input');
            onTurn(gone, false);
            next?.focus();
          }}
        >
          {translate('facings.availability.gone.drop', { smart_count: gone.length })}
        </Button>
      }
    >
      {translate('facings.availability.gone.said', {
        label: fieldLabel(name),
        smart_count: gone.length,
      })}
    </Alert>
  );
};
