import { styled } from '@mui/material/styles';
import type { RefCallback } from 'react';

interface WaitingTextProps {
  readonly text: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly register: RefCallback<{ readonly focus: () => void }>;
  readonly isRequired: boolean;
}

const Area = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 160,
  padding: theme.spacing(1),
  border: 0,
  outline: 'none',
  resize: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
}));

/** The text to be read, until the editor that changes it is there. */
export const WaitingText = ({
  text,
  labelledBy,
  describedBy,
  register,
  isRequired,
}: WaitingTextProps) => (
  <Area
    ref={register}
    value={text}
    readOnly
    aria-busy
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-required={isRequired}
    spellCheck={false}
  />
);
