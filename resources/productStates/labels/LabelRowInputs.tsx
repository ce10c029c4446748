import '../../../src/messages/en/screenTexts';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { NumberBox } from '../../../src/fields/number/NumberBox';
import { partState } from '../../../src/fields/shared/useFieldInput';
import { TextBox } from '../../../src/fields/text/TextBox';
import type { RuleMessage } from '../../../src/lib/rules/message';
import { isBlankRow, type LabelRow } from '.';
import type { LabelFault } from './rule';

export type Part = 'label' | 'value';

interface LabelRowInputsProps {
  /** Starts at 1. */
  readonly number: number;
  readonly row: LabelRow;
  /** The error to show now. */
  readonly fault: LabelFault;
  /** Name of the whole field; MUI derives ids from it. */
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
  readonly onChange: (row: LabelRow) => void;
  readonly onLeave: (part: Part) => void;
  /** Null for the first row, which cannot be removed. */
  readonly onRemove: (() => void) | null;
  readonly removeRef: Ref<HTMLButtonElement>;
  /** Handles Enter in the number input of the last row; null in other rows. */
  readonly onEnter: (() => void) | null;
}

const limits = { min: 0 };

/** A label, its number, and a button that removes both. */
export const LabelRowInputs = ({
  number,
  row,
  fault,
  name,
  isDisabled,
  isFocused,
  onChange,
  onLeave,
  onRemove,
  removeRef,
  onEnter,
}: LabelRowInputsProps) => {
  const id = useId();
  const translate = useTranslate();
  const t = (key: string) => translate(`facings.inputs.labels.${key}`, { row: number });

  const textOf = (message: RuleMessage | undefined, part: Part): string | undefined =>
    message && translate(message.key, { ...message.values, label: t(part) });
  const state = (part: Part, onPart: (value: unknown) => void) =>
    partState({
      id: `${id}${part}`,
      name: `${name}.${number}.${part}`,
      label: t(part === 'label' ? 'labelOf' : 'valueOf'),
      value: row[part],
      error: textOf(fault[part], part),
      onChange: onPart,
      onBlur: () => onLeave(part),
      isDisabled,
      autoFocus: isFocused && part === 'label',
    });

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: '2 1 0', minWidth: 0 }}>
        <TextBox
          state={state('label', () => undefined)}
          value={row.label}
          onChange={({ target }) => onChange({ ...row, label: target.value })}
          isCode
        />
      </Box>
      <Box
        sx={{ flex: '1 1 0', minWidth: 96 }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // An empty row does not need another one below it: Enter submits the form, as elsewhere.
          if (!onEnter || isBlankRow(row)) return;
          event.preventDefault();
          onEnter();
        }}
      >
        <NumberBox
          state={state('value', (value) => onChange({ ...row, value: value as LabelRow['value'] }))}
          limits={limits}
        />
      </Box>
      <Box sx={{ width: 36, flex: 'none' }}>
        {onRemove && (
          <Tooltip title={t('remove')} describeChild={false}>
            <IconButton
              ref={removeRef}
              size="small"
              disabled={isDisabled}
              aria-label={t('remove')}
              sx={{ mt: 0.5 }}
              onClick={onRemove}
            >
              <Close fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Box>
  );
};
