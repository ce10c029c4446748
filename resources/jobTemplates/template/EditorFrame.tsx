import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Theme } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldInputState } from '../../../src/fields/shared/useFieldInput';
import { HelperText, WithHelp } from '../../../src/fields/shared/InputFrame';
import type { EditorHandle } from './useEditorWords';

interface EditorFrameProps {
  readonly state: FieldInputState;
  readonly isDisabled: boolean;
  /** The editor has loaded; its buttons are disabled until then. */
  readonly isReady: boolean;
  readonly editor: RefObject<EditorHandle | null>;
  /** Position of the first JSON error. */
  readonly fault: ReactNode;
  readonly children: ReactNode;
}

/** Label, buttons, error and hint around an editor, as around any other input. */
export const EditorFrame = ({
  state: { id, label, help, hint, error, isRequired },
  isDisabled,
  isReady,
  editor,
  fault,
  children,
}: EditorFrameProps) => {
  const translate = useTranslate();
  const isInvalid = error !== undefined;
  const button = (key: 'format' | 'fold' | 'unfold', isOff: boolean) => (
    <Button
      size="small"
      color="inherit"
      disabled={!isReady || isOff}
      onClick={() => editor.current?.[key]()}
    >
      {translate(`facings.fields.json.${key}`)}
    </Button>
  );
  return (
    <WithHelp label={label} help={help}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
        <FormLabel
          component="span"
          id={`${id}-label`}
          required={isRequired}
          error={isInvalid}
          disabled={isDisabled}
          onClick={() => editor.current?.focus()}
          sx={{ flex: 1, fontSize: 13 }}
        >
          {label}
        </FormLabel>
        {button('format', isDisabled)}
        {button('fold', false)}
        {button('unfold', false)}
      </Box>
      <Box sx={(theme) => frameSx(theme, isInvalid)}>{children}</Box>
      <FormHelperText component="div" id={`${id}-helper-text`} error={isInvalid}>
        <HelperText error={error} hint={hint} />
        {fault}
      </FormHelperText>
    </WithHelp>
  );
};

/**
 * Syntax colors for both color schemes, each with a contrast of at least 4.5:1 on the background and on the active
 * line.
 */
const inks = {
  light: { key: '#0b5590', text: '#1d6433', number: '#8a4a00', word: '#7b2f8f', sign: '#52605a' },
  dark: { key: '#8fc0f7', text: '#8ad7a4', number: '#f0b45a', word: '#dba9ee', sign: '#a3b0aa' },
} as const;

const inked = (scheme: keyof typeof inks) =>
  Object.fromEntries(Object.entries(inks[scheme]).map(([name, ink]) => [`--json-${name}`, ink]));

const frameSx = (theme: Theme, isInvalid: boolean) => {
  const { palette } = theme.vars ?? theme;
  const border = isInvalid ? palette.error.main : palette.text.secondary;
  return {
    ...inked('light'),
    border: '1px solid',
    borderColor: border,
    borderRadius: 1,
    overflow: 'hidden',
    fontFamily: 'ui-monospace, monospace',
    fontSize: 13,
    lineHeight: 1.5,
    '&:focus-within': {
      borderColor: isInvalid ? border : palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${isInvalid ? border : palette.primary.main}`,
    },
    '@media (pointer: coarse)': { fontSize: '1rem' },
    ...theme.applyStyles('dark', inked('dark')),
  };
};
