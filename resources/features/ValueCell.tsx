import { useFieldValue } from 'react-admin';
import { Clipped, Missing } from '../../src/fields/shared/CellText';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';
import { flagTypeOf } from './flagTypes';
import { useFlagText } from './useFlagText';

/** A value formatted by its flag's type. */
export const ValueCell = ({ source }: OwnCellProps) => {
  const field = useOwnField(source);
  const text = useFlagText()(
    flagTypeOf(useFieldValue({ source: 'type' })),
    useFieldValue({ source }),
  );
  return text === null ? (
    <Missing source={source} field={field} />
  ) : (
    <Clipped title={text}>{text}</Clipped>
  );
};
