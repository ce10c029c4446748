import Box from '@mui/material/Box';
import { useFieldValue, useLocale } from 'react-admin';
import type { CronField } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { useSentence } from './useSentence';

/** The expression, and what it says beside it; one that says nothing stands alone. */
export const CronCell = ({ source, field, place }: CellProps<CronField>) => {
  const locale = regionOf(useLocale());
  const expression = asText(useFieldValue({ source }));
  const sentence = useSentence(expression, locale);
  if (expression === null) return <Missing source={source} field={field} />;
  const shown = (
    <>
      <code>{expression}</code>
      {sentence !== null && (
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          {sentence}
        </Box>
      )}
    </>
  );
  return place === 'row' ? (
    <Clipped title={[expression, sentence].filter(Boolean).join(' · ')}>{shown}</Clipped>
  ) : (
    <span>{shown}</span>
  );
};
