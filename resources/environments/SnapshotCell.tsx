import { useFieldValue } from 'react-admin';
import { Missing } from '../../src/fields/shared/CellText';
import { useSwitchWords } from '../../src/fields/useFieldWords';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';

/** Neither of the two is special, so both are plain text. */
export const SnapshotCell = ({ source }: OwnCellProps) => {
  const field = useOwnField(source, 'switch');
  const words = useSwitchWords(source, field);
  const value: unknown = useFieldValue({ source });
  if (typeof value !== 'boolean') return <Missing source={source} field={field} />;
  return <span>{value ? words.on : words.off}</span>;
};
