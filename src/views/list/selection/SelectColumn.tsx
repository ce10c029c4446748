/** The check boxes of a list's rows. What can be done with the selected ones is loaded with the first of them. */
import { Suspense, useEffect } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { lazyPart } from '../../../lib/failures/code';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { useWords } from '../../useWords';
import type { LeadColumn } from '../table/ListTable';
import type { ListState } from '../state/useListState';

const loadBar = () => import('./SelectionBar');
const Bar = lazyPart(loadBar, 'SelectionBar');

/** A failure is reported by the selection. */
const near = () => void loadBar().catch(() => undefined);

/** The row that was clicked last: a click with Shift selects all rows from there. Another entity may have the same id. */
let last: { readonly resource: string; readonly id: Identifier | undefined } | undefined;

interface PickProps {
  readonly label: string;
  /** Absent for all visible rows. */
  readonly id?: Identifier;
}

const Pick = ({ label, id }: PickProps) => {
  const { resource, data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const page = data.map((row) => row.id);
  const affected = id === undefined ? page : [id];
  const count = affected.filter((selectedId) => selectedIds.includes(selectedId)).length;
  const isOn = count > 0 && count === affected.length;
  const pick = (withShift: boolean) => {
    const from = withShift && last?.resource === resource ? last.id : id;
    const ends = [id, from].map((end) => page.indexOf(end ?? ''));
    const first = Math.min(...ends);
    const ids = first < 0 ? affected : page.slice(first, Math.max(...ends) + 1);
    last = { resource, id };
    onSelect([
      ...selectedIds.filter((selectedId) => !ids.includes(selectedId)),
      ...(isOn ? [] : ids),
    ]);
  };
  return (
    <label>
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isOn;
        }}
        checked={isOn}
        onPointerEnter={near}
        onFocus={near}
        onMouseDown={(event) => {
          // Otherwise the texts between the two clicks are selected too.
          if (!event.shiftKey) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onChange={({ nativeEvent }) => pick((nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
};

/** Undefined if nothing can be done with many rows. */
export const useSelectColumn = (declaration: AnyDeclaration): LeadColumn | undefined => {
  const { translate, nameOf } = useWords(declaration);
  const isExpected = listOf(declaration).selectionActions !== undefined;
  useEffect(() => {
    if (isExpected) near();
  }, [isExpected]);
  if (!isExpected && !declaration.remove && !listOf(declaration).setForSelected) return undefined;
  return {
    className: 'pick',
    head: <Pick label={translate('facings.lists.selection.page')} />,
    cell: (row) => (
      <Pick id={row.id} label={translate('facings.lists.selection.row', { name: nameOf(row) })} />
    ),
  };
};

export interface SelectionProps {
  readonly declaration: AnyDeclaration;
  readonly state: ListState;
}

/** What can be done with the selected rows, over the headers of the columns; nothing if none is selected. */
export const Selection = (props: SelectionProps) => {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Bar {...props} />
    </Suspense>
  );
};
