/** Cells of values that have several entries, or a type of their own. */
import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { PhrasesField, PicksField } from '../schema/field';
import type { CellProps } from './contract';
import { phraseLists } from './phrases';
import { pickedIn, type Picked } from './picks';
import { Clipped, Missing } from './shared/CellText';
import { useFieldText } from './useFieldWords';

/** A value, with the texts under the further keys of its object in parentheses: 'PICKLIST (A12)'. */
const textOf = ([value, entry]: readonly [string, Picked], as: string | undefined): string => {
  const further = Object.entries(typeof entry === 'string' ? {} : entry).flatMap(([key, own]) =>
    key !== as && typeof own === 'string' && own !== '' ? [own] : [],
  );
  return further.length === 0 ? value : `${value} (${further.join(', ')})`;
};

/** The selected values in their order. */
export const PicksCell = ({ source, field, place }: CellProps<PicksField>) => {
  const value: unknown = useFieldValue({ source });
  const text = [...pickedIn(value, field.as)].map((one) => textOf(one, field.as)).join(', ');
  if (text === '') return <Missing source={source} field={field} />;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};

/** The translated name of a list of phrases. */
export const useListLabel = (
  source: string,
  { lists }: Pick<PhrasesField, 'lists'>,
): ((key: string) => string) => {
  const text = useFieldText();
  return (key) => text('lists', `${source}.${key}`, lists[key] ?? key);
};

/** All phrases in a row; on the page each non-empty list under its name. */
export const PhrasesCell = ({ source, field, place }: CellProps<PhrasesField>) => {
  const listLabel = useListLabel(source, field);
  const lists = Object.entries(phraseLists(field, useFieldValue({ source }))).filter(
    ([, phrases]) => phrases.length > 0,
  );
  if (lists.length === 0) return <Missing source={source} field={field} />;
  if (place === 'row') {
    const texts = lists.flatMap(([, phrases]) => phrases);
    return <Clipped title={texts.join('\n')}>{texts.join(', ')}</Clipped>;
  }
  return (
    <>
      {lists.map(([key, phrases]) => (
        <Box component="span" key={key} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {listLabel(key)}: {phrases.join(', ')}
        </Box>
      ))}
    </>
  );
};
