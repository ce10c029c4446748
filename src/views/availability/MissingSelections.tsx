import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ChosenListProps } from '../../fields/chosen/ChosenContext';
import { chosenId, chosenIds } from '../../fields/chosen';
import type { AnyDeclaration } from '../../schema/defineResource';
import { valueAt } from '../../schema/template';
import { useWithin } from '../place/withinContext';
import { useWords } from '../useWords';
import { useReadAllRows } from './useEveryRow';

type MissingSelectionsProps = Pick<
  ChosenListProps,
  'declaration' | 'name' | 'field' | 'chosen' | 'record' | 'isDisabled' | 'onTurn'
> & {
  /** The entity of the selected records. */
  readonly rowsOf: AnyDeclaration;
  /** Moves the focus to the button when it appears. */
  readonly isFocused?: boolean;
};

/** Selected records that no longer exist, with a button that removes them; the platform would refuse them. */
export const MissingSelections = ({
  declaration,
  rowsOf,
  name,
  field,
  chosen,
  record,
  isDisabled,
  isFocused = false,
  onTurn,
}: MissingSelectionsProps) => {
  const { translate, fieldLabel } = useWords(declaration);
  const box = useRef<HTMLDivElement>(null);
  const stored = chosenIds(record?.[name], field);
  const filters = Object.fromEntries(
    Object.entries(field.stored ?? {}).map(([filter, from]) => [
      filter,
      String(valueAt(record, from) ?? ''),
    ]),
  );
  // If they cannot be read, nothing is shown: the platform then refuses them at the field.
  const within = useWithin();
  const readAll = useReadAllRows(rowsOf);
  const { data } = useQuery({
    queryKey: [rowsOf.name, 'gone', within, filters],
    queryFn: ({ signal }) => readAll({ text: '', filters }, signal),
    enabled: stored.length > 0,
  });
  // If the list is incomplete, a missing record may still exist.
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
            // The button disappears with its notice, so the focus moves to the list's first switch.
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
