import Box from '@mui/material/Box';
import { useFieldValue, useLocale } from 'react-admin';
import type { CronField } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { useSentence } from './useSentence';

/** The expression and its description; an invalid one is shown without a description. */
export const CronCell = ({ source, field, place }: CellProps<CronField>) => {
  const locale = regionOf(useLocale());
  const expression = asText(useFieldValue({ source }));
  const sentence = useSentence(expression, locale);
  if (expression === null) return <Missing source={source} field={field} />;
  if (place === 'row') {
    // One below the other: side by side they would push the next columns off the screen.
    return (
      <Box
        component="span"
        title={[expression, sentence].filter(Boolean).join(' · ')}
        sx={{ display: 'block', maxWidth: 230 }}
      >
        <Clipped>
          <code>{expression}</code>
        </Clipped>
        {sentence !== null && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
            {sentence}
          </Box>
        )}
      </Box>
    );
  }
  return (
    <span>
      <code>{expression}</code>
      {sentence !== null && (
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          {sentence}
        </Box>
      )}
    </span>
  );
};
