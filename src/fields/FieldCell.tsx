import { Suspense, type ComponentType } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import { holds } from '../schema/condition';
import type { AnyDeclaration } from '../schema/defineResource';
import { AtHand } from './AtHand';
import { cells } from './cells';
import type { CellProps } from './contract';
import { OwnPart } from './OwnPart';
import { Missing } from './shared/Missing';
import { useDeclaration } from './useDeclaration';

interface FieldCellProps extends Pick<CellProps, 'source' | 'place'> {
  /** That of ResourceContext when absent. */
  readonly declaration?: AnyDeclaration;
  /** That of RecordContext when absent. */
  readonly record?: RaRecord;
}

/** One value of a record, shown as its field's kind shows it. */
export const FieldCell = ({ source, place, declaration: given, record }: FieldCellProps) => {
  const declaration = useDeclaration(given);
  const shown = useRecordContext(record ? { record } : undefined);
  const field = declaration.fields[source];
  if (!field) return null;
  // The map's type pairs each kind with its cell; the compiler cannot follow that through a lookup.
  const Cell = cells[field.kind] as ComponentType<CellProps>;
  const cell = holds(field.shownIf, shown ?? {}) ? (
    field.cell ? (
      <Suspense fallback={null}>
        <OwnPart part={field.cell} props={{ source }} />
      </Suspense>
    ) : (
      <Cell source={source} field={field} place={place} />
    )
  ) : (
    <Missing source={source} field={field} />
  );
  // A table's rows provide their contexts once; only other callers pay for one in each cell.
  return given || record ? (
    <AtHand declaration={declaration} record={record}>
      {cell}
    </AtHand>
  ) : (
    cell
  );
};
