import { memo, type ComponentType } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import { holds } from '../schema/condition';
import type { AnyDeclaration } from '../schema/defineResource';
import type { Field } from '../schema/field';
import { ChoiceCell } from './choice/ChoiceCell';
import {
  CountCell,
  DateCell,
  NumberCell,
  SizeCell,
  TextCell,
  TimeCell,
  TimeZoneCell,
} from './LineCells';
import { ColorCell } from './color/ColorCell';
import type { CellMap, CellProps } from './contract';
import { CronCell, loadDescribe } from './cron/CronCell';
import { ImageCell } from './image/ImageCell';
import { JsonCell } from './json/JsonCell';
import { MediaCell } from './media/MediaCell';
import { MomentCell } from './moment/MomentCell';
import { codeOfPart, OwnPart } from './OwnPart';
import type { LaterCode } from './preloadable';
import { PicksCell } from './picks/PicksCell';
import { ReferenceCell } from './reference/ReferenceCell';
import { Missing } from './shared/CellText';
import { SwitchCell } from './switch/SwitchCell';
import { TagsCell } from './tags/TagsCell';
import { AtHand, useDeclaration } from './useDeclaration';

// The cell of every kind. It is part of the first list's bundle, so nothing large may be imported here.

const cells: CellMap = {
  choice: ChoiceCell,
  color: ColorCell,
  count: CountCell,
  cron: CronCell,
  date: DateCell,
  image: ImageCell,
  json: JsonCell,
  media: MediaCell,
  moment: MomentCell,
  number: NumberCell,
  // Each field has a cell of its own.
  own: () => null,
  picks: PicksCell,
  reference: ReferenceCell,
  size: SizeCell,
  switch: SwitchCell,
  tags: TagsCell,
  text: TextCell,
  texts: TagsCell,
  time: TimeCell,
  timeZone: TimeZoneCell,
};

/** The code without which a field's cell is not drawn, or is not as high as it will be. */
export const codeOfCell = ({ kind, cell }: Field): readonly LaterCode<unknown>[] => [
  ...(cell ? [codeOfPart(cell)] : []),
  ...(kind === 'cron' ? [loadDescribe] : []),
];

interface FieldCellProps extends Pick<CellProps, 'source' | 'place'> {
  /** Defaults to the declaration of ResourceContext. */
  readonly declaration?: AnyDeclaration;
  /** Defaults to the record of RecordContext. */
  readonly record?: RaRecord;
}

/** One value of a record, drawn by its field's kind. A list that is drawn again draws only the cells of changed rows. */
export const FieldCell = memo(({ source, place, declaration: passed, record }: FieldCellProps) => {
  const declaration = useDeclaration(passed);
  const shown = useRecordContext(record ? { record } : undefined);
  const field = declaration.fields[source];
  if (!field) return null;
  // The map's type pairs each kind with its cell, but TypeScript loses that in a lookup.
  const Cell = cells[field.kind] as ComponentType<CellProps>;
  const cell = holds(field.shownIf, shown ?? {}) ? (
    field.cell ? (
      <OwnPart part={field.cell} props={{ source, place }} fallback={null} />
    ) : (
      <Cell source={source} field={field} place={place} />
    )
  ) : (
    <Missing source={source} field={field} />
  );
  // A table's rows provide the contexts once. Only other callers add them around each cell.
  return passed || record ? (
    <AtHand declaration={declaration} record={record}>
      {cell}
    </AtHand>
  ) : (
    cell
  );
});
FieldCell.displayName = 'FieldCell';
