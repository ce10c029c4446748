import Box from '@mui/material/Box';
import { useEffect, useSyncExternalStore } from 'react';
import { useFieldValue, useLocale } from 'react-admin';
import type { CronField } from '../../schema/field';
import { createStore } from '../../lib/util/listeners';
import { regionOf } from '../../lib/text/region';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { laterCode } from '../preloadable';
import { Clipped, Missing } from '../shared/CellText';
import type { describe } from './describe';

// Description of a cron expression. The code that creates it is loaded once, because a list needs many at once.

const describeStore = createStore<{ readonly describe: typeof describe } | null>(null);
let isAsked = false;

/** Describes an expression in words. */
export const loadDescribe = laterCode(() => import('./describe'));

const load = async (): Promise<void> => {
  if (isAsked) return;
  isAsked = true;
  try {
    describeStore.set(await loadDescribe());
  } catch (error) {
    // The expression is shown alone for now; the next cell tries again.
    isAsked = false;
    reportError(error);
  }
};

/** Null until the code is loaded, and for an invalid expression. */
export const useSentence = (
  expression: string | null,
  locale: string,
  isWhole = false,
): string | null => {
  const loaded =
    useSyncExternalStore(describeStore.subscribe, describeStore.get) ?? loadDescribe.now();
  useEffect(() => {
    void load();
  }, []);
  return expression === null ? null : (loaded?.describe(expression, locale, isWhole) ?? null);
};

/** The expression and its description; an invalid one is shown without a description. */
export const CronCell = ({ source, field, place }: CellProps<CronField>) => {
  const locale = regionOf(useLocale());
  const expression = asText(useFieldValue({ source }));
  const sentence = useSentence(expression, locale);
  if (expression === null) return <Missing source={source} field={field} />;
  if (place === 'row') {
    // One below the other: side by side they would push the next columns off the screen. A wide one has the sentence
    // on one line.
    return (
      <Box
        component="span"
        title={[expression, sentence].filter(Boolean).join(' · ')}
        sx={{ display: 'block', width: { lg: 'max-content' }, maxWidth: 320 }}
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
