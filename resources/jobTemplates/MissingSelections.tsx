import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useDeclaration, useRegistry } from '../../src/fields/useDeclaration';
import { useReadAllRows } from '../../src/views/list/state/useEveryRow';
import { useParentIds } from '../../src/views/place/placeContext';
import { useWords } from '../../src/views/useWords';
import { idsOf, type Selection } from './selections';

interface MissingSelectionsProps {
  readonly source: string;
  readonly selection: Selection;
  /** The selected entries, by id. */
  readonly entries: ReadonlyMap<string, unknown>;
  readonly isDisabled?: boolean;
  /** Moves the focus to the button when it appears. */
  readonly isFocused?: boolean;
  readonly onTurn: (ids: readonly string[], isOn: boolean) => void;
}

/** Selected records that no longer exist, with a button that removes them; the platform would refuse them. */
export const MissingSelections = ({
  source,
  selection,
  entries,
  isDisabled = false,
  isFocused = false,
  onTurn,
}: MissingSelectionsProps) => {
  const { translate, fieldLabel } = useWords(useDeclaration());
  const rowsOf = useRegistry().find(selection.of);
  const record: Readonly<Record<string, unknown>> = useRecordContext() ?? {};
  const box = useRef<HTMLDivElement>(null);
  const stored = idsOf(selection, record[source]);
  // Products can be filtered by their template, so that not all of them are read.
  const filters: Readonly<Record<string, string>> =
    selection.of === 'products' ? { job_template_id: String(record.id) } : {};
  // If they cannot be read, nothing is shown: the platform then refuses them at the field.
  const within = useParentIds();
  const readAll = useReadAllRows(rowsOf);
  const { data } = useQuery({
    queryKey: [rowsOf.name, 'gone', within, filters],
    queryFn: ({ signal }) => readAll({ text: '', filters }, signal),
    enabled: stored.length > 0,
    // The list of an earlier form lacks what was selected and saved there.
    gcTime: 0,
  });
  // If the list is incomplete, a missing record may still exist.
  if (!data || data.missing > 0) return null;
  const there = new Set(data.rows.map(({ id }) => selection.idOf(id)));
  const gone = stored.filter((id) => entries.has(id) && !there.has(id));
  if (gone.length === 0) return null;
  return (
    <Alert
      ref={box}
      severity="warning"
      sx={{ mb: 1.5 }}
      action={
        <Drop
          disabled={isDisabled}
          isFocused={isFocused}
          onClick={() => {
            // The button disappears with its notice, so the focus moves to the list's first switch.
            const next = box.current?.parentElement?.querySelector<HTMLElement>('input');
            onTurn(gone, false);
            next?.focus();
          }}
        >
          {translate('facings.availability.gone.drop', { smart_count: gone.length })}
        </Drop>
      }
    >
      {translate('facings.availability.gone.said', {
        label: fieldLabel(source),
        smart_count: gone.length,
      })}
    </Alert>
  );
};

interface DropProps extends Pick<ButtonProps, 'disabled' | 'onClick' | 'children'> {
  readonly isFocused: boolean;
}

const Drop = ({ isFocused, ...props }: DropProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // After the form's own effect, which moves the focus to the refused field.
    if (isFocused) queueMicrotask(() => button.current?.focus());
  }, [isFocused]);
  return <Button ref={button} color="inherit" size="small" {...props} />;
};
