import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface ResultHeadingProps {
  readonly text: string;
  /** Each new value moves the focus here: the button that was pressed is gone. */
  readonly of?: unknown;
}

/** Heads the result of what a dialog did. */
export const ResultHeading = ({ text, of }: ResultHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [of]);
  return (
    <Typography
      ref={heading}
      component="h3"
      variant="subtitle2"
      tabIndex={-1}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      {text}
    </Typography>
  );
};
