import { useFieldValue } from 'react-admin';
import { Clipped, Missing } from '../../src/fields/shared/CellText';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';
import { parameterLabel, readCredentials } from './credentials';

/** Shows which parameters are stored. No stored value is ever readable, whatever the platform sends. */
export const CredentialsCell = ({ source, place }: OwnCellProps) => {
  const field = useOwnField(source);
  const text = Object.entries(readCredentials(useFieldValue({ source })))
    .map(([key, value]) => `${parameterLabel(key)} ${value}`)
    .join(', ');
  if (text === '') return <Missing source={source} field={field} />;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
