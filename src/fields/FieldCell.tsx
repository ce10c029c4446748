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
  /** Defaults to the declaration of ResourceContext. */
  readonly declaration?: AnyDeclaration;
  /** Defaults to the record of RecordContext. */
  readonly record?: RaRecord;
}

/** One value of a record, drawn by its field's kind. */
export const FieldCell = ({ source, place, declaration: given, record }: FieldCellProps) => {
  const declaration = useDeclaration(given);
  const shown = useRecordContext(record ? { record } : undefined);
  const field = declaration.fields[source];
  if (!field) return null;
  // The map's type pairs each kind with its cell, but TypeScript loses that in a lookup.
  const Cell = cells[field.kind] as ComponentType<CellProps>;
  const cell = holds(field.shownIf, shown ?? {}) ? (
    field.cell ? (
      <Suspense fallback={null}>
        <OwnPart part={field.cell} props={{ source, place }} />
      </Suspense>
    ) : (
      <Cell source={source} field={field} place={place} />
    )
  ) : (
    <Missing source={source} field={field} />
  );
  // A table's rows provide the contexts once. Only other callers add them around each cell.
  return given || record ? (
    <AtHand declaration={declaration} record={record}>
      {cell}
    </AtHand>
  ) : (
    cell
  );
};
