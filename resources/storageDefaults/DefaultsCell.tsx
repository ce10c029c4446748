import { useFieldValue } from 'react-admin';
import { Missing } from '../../src/fields/shared/CellText';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';
import { defaultsIn } from './defaults';

/** Pairs of key and assigned value: `SHELF: DRY_SHELF`. */
export const DefaultsCell = ({ source }: OwnCellProps) => {
  const field = useOwnField(source);
  const text = Object.entries(defaultsIn(useFieldValue({ source })))
    .flatMap(([key, defaultText]) => (defaultText === null ? [] : [`${key}: ${defaultText}`]))
    .join(', ');
  return text === '' ? <Missing source={source} field={field} /> : <span>{text}</span>;
};
