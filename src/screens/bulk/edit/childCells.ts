/** The cells of an import that say what a product's state is, so that it is found unchanged when they are imported. */
import type { RaRecord } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import { typedNumber } from '../../../lib/text/numbers';
import { unitOf } from '../../../lib/text/units';
import { isRecord } from '../../../lib/util/isRecord';
import { sideColumns, type ImportColumn } from '../columns/productColumns';

const sides = ['width', 'height', 'depth'] as const;

type Cells = Readonly<Partial<Record<ImportColumn, string>>>;

interface CellOptions {
  /** In which numbers are written. */
  readonly locale: string;
  /** Whether a cell of this column may have this text. */
  readonly isValid: (column: ImportColumn, text: string) => boolean;
}

/**
 * What an import would refuse or not read as it is stays blank, and a blank cell changes nothing: a unit without a code,
 * a size that lacks a side or was stored between two steps.
 */
export const childCells = (state: RaRecord, { locale, isValid }: CellOptions): Cells => {
  const name = asText(state.state) ?? '';
  // Without its name, the other cells would be those of the state that an import adds by default.
  if (name === '' || !isValid('state', name)) return {};
  const numberText = (value: unknown) =>
    typeof value === 'number' ? typedNumber(value, locale) : (asText(value) ?? '');
  const unit = asText(state.reporting_uom) ?? '';
  const size: Readonly<Record<string, unknown>> = isRecord(state.product_dimensions)
    ? state.product_dimensions
    : {};
  const sizeCells = sideColumns.map(
    (column, at) => [column, numberText(size[sides[at] ?? ''])] as const,
  );
  const cells: Cells = {
    state: name,
    ...(state.is_reporting_uom_conversion === true && {
      state_reporting_uom: unitOf(unit) === unit ? unit : '',
      state_reporting_uom_baseline: numberText(state.reporting_uom_baseline),
    }),
  };
  const read = (Object.entries(cells) as [ImportColumn, string][]).filter(([column, text]) =>
    isValid(column, text),
  );
  return {
    ...Object.fromEntries(read),
    ...(sizeCells.every(([column, text]) => text !== '' && isValid(column, text)) &&
      Object.fromEntries(sizeCells)),
  };
};
