import '../../../src/messages/en/screenTexts';
import Box from '@mui/material/Box';
import { useFieldValue, useTranslate } from 'react-admin';
import { Missing } from '../../../src/fields/shared/CellText';
import { useOwnField } from '../../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../../src/schema/takeOver';
import { phraseKeys, phraseLists } from '.';

/** Each list that has phrases, under its name. */
export const PhrasesCell = ({ source }: OwnCellProps) => {
  const field = useOwnField(source);
  const translate = useTranslate();
  const lists = phraseLists(useFieldValue({ source }));
  const filled = phraseKeys.filter((key) => lists[key].length > 0);
  if (filled.length === 0) return <Missing source={source} field={field} />;
  return filled.map((key) => (
    <Box component="span" key={key} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {translate(`facings.inputs.phrases.lists.${key}`)}: {lists[key].join(', ')}
    </Box>
  ));
};
