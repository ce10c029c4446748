import { useFieldValue } from 'react-admin';
import type { CredentialsField } from '../../schema/field';
import { isMasked } from '.';
import { isObject } from '../../schema/isObject';
import type { CellProps } from '../contract';
import { Clipped, Missing } from '../shared/CellText';

const mask = '••••';

/** Shows which parameters are stored. No stored value is ever readable, whatever the platform sends. */
export const CredentialsCell = ({ source, field, place }: CellProps<CredentialsField>) => {
  const value: unknown = useFieldValue({ source });
  const texts = isObject(value)
    ? Object.entries(value).map(([key, own]) => `${key} ${isMasked(own) ? String(own) : mask}`)
    : [];
  if (texts.length === 0) return <Missing source={source} field={field} />;
  const text = texts.join(', ');
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
