import { styled } from '@mui/material/styles';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Amounts } from '../links/useAmounts';

interface AmountBoxProps {
  /** The row's id. */
  readonly id: string;
  /** Accessible name. */
  readonly name: string;
  readonly amounts: Amounts;
  readonly isDisabled: boolean;
}

/** Finds the inputs of the other rows. */
const mark = 'data-row-amount';

/** Moves to the input of the next or previous row that has one. */
const moveBy = (input: HTMLInputElement, direction: 1 | -1) => {
  const all = [
    ...(input.closest('table, ul')?.querySelectorAll<HTMLInputElement>(`[${mark}]:enabled`) ?? []),
  ];
  const next = all[all.indexOf(input) + direction];
  next?.focus();
  next?.select();
};

/** The amount of one row: Enter or leaving it sends, Escape restores what was typed, arrow keys move between rows. */
export const AmountBox = ({ id, name, amounts, isDisabled }: AmountBoxProps) => {
  const translate = useTranslate();
  const faultId = useId();
  const input = useRef<HTMLInputElement>(null);
  const state = amounts.stateOf(id);
  const question = state?.question;
  const fault = state?.fault ?? question?.text ?? null;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    // An input method confirms with Enter, too.
    if (event.nativeEvent.isComposing) return;
    // The table's own arrow keys move between switches.
    if (key.startsWith('Arrow')) event.stopPropagation();
    if (key === 'Enter') amounts.send(id, { again: true });
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      moveBy(currentTarget, key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape' && state?.isTyped) {
      // With nothing to restore, it belongs to what the input is in: a dialog closes.
      event.stopPropagation();
      amounts.restore(id);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <Box
        ref={input}
        {...{ [mark]: '' }}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={name}
        aria-invalid={fault !== null}
        aria-busy={state?.isBusy}
        aria-describedby={fault === null ? undefined : faultId}
        value={state?.text ?? ''}
        // Its text stays while it is sent, and the focus, too.
        readOnly={state?.isBusy}
        disabled={isDisabled || !state}
        onChange={({ target }) => amounts.type(id, target.value)}
        onBlur={() => amounts.send(id)}
        onKeyDown={onKeyDown}
      />
      {fault !== null && (
        <Fault id={faultId} role="alert">
          {fault}
          {question &&
            (['theirs', 'mine'] as const).map((side) => (
              <Answer
                key={side}
                type="button"
                aria-label={translate('facings.files.labeled', {
                  name: question.answers[side],
                  text: name,
                })}
                onClick={() => {
                  // The answers go.
                  input.current?.focus();
                  amounts.answer?.(id, side);
                }}
              >
                {question.answers[side]}
              </Answer>
            ))}
        </Fault>
      )}
    </>
  );
};

/** Width of the input in px. */
const boxWidth = 68;

/** Keeps the column's width, so that nothing moves when the first row is switched on. */
export const NoAmount = () => <div style={{ width: boxWidth }} />;

/** Plain elements: a list has 25 of them. */
const Box = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  width: boxWidth,
  height: 28,
  marginBlock: -4,
  paddingInline: 6,
  font: 'inherit',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: `1px solid ${theme.vars?.palette.text.secondary ?? theme.palette.text.secondary}`,
  borderRadius: 4,
  '&:focus': {
    outline: `2px solid ${theme.vars?.palette.primary.main ?? theme.palette.primary.main}`,
    outlineOffset: -1,
  },
  '&[aria-invalid=true]': {
    borderColor: theme.vars?.palette.error.main ?? theme.palette.error.main,
  },
  '&[aria-busy=true], &:disabled': { opacity: 0.6 },
}));

const Fault = styled('div')(({ theme }) => ({
  marginTop: 6,
  minWidth: 100,
  maxWidth: 220,
  whiteSpace: 'normal',
  fontSize: 12,
  color: theme.vars?.palette.error.main ?? theme.palette.error.main,
}));

const Answer = styled('button')(({ theme }) => ({
  marginTop: 4,
  marginInlineEnd: 8,
  minHeight: 24,
  paddingInline: 6,
  font: 'inherit',
  color: theme.vars?.palette.text.primary ?? theme.palette.text.primary,
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 4,
  cursor: 'pointer',
}));
