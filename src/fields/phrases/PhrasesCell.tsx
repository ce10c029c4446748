import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { PhrasesField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped, Missing } from '../shared/CellText';
import { useFieldText } from '../useFieldWords';
import { phraseLists } from '.';

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
