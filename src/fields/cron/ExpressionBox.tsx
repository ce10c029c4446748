import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../schema/regionOf';
import type { FieldInputState } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import type { Builder } from './useBuilder';
import { useSentence } from './useSentence';

interface ExpressionBoxProps {
  readonly state: FieldInputState;
  readonly builder: Builder;
  readonly isDisabled: boolean;
}

/** The expression as it is sent, editable, with its description. */
export const ExpressionBox = ({ state, builder, isDisabled }: ExpressionBoxProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { expression, fault, said, write } = builder;
  const [isTyping, setTyping] = useState(false);
  const sentence = useSentence(fault || expression === '' ? null : expression, locale, true);
  // Shown after editing: a partly typed schedule is usually invalid.
  const own =
    fault && said === null && !isTyping ? translate(fault.key, { ...fault.values }) : undefined;
  return (
    <Box>
      <TextBox
        state={{
          ...state,
          label: translate('facings.schedule.expression'),
          hint: state.hint ?? translate('facings.schedule.expressionHint'),
          error: state.error ?? own,
          control: {
            ...state.control,
            onBlur: () => {
              setTyping(false);
              state.control.onBlur();
            },
          },
        }}
        value={expression}
        onChange={({ target }) => {
          setTyping(true);
          write(target.value);
        }}
        isDisabled={isDisabled}
        autoFocus={false}
        isCode
      />
      <Box
        aria-live="polite"
        sx={{ mt: 1, minHeight: 24, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {sentence ?? (expression === '' || fault ? translate('facings.schedule.notYet') : '')}
      </Box>
    </Box>
  );
};
