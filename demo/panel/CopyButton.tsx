import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copyText } from './copyText';
import { useStandIn } from './StandInContext';

interface CopyButtonProps {
  readonly label: string;
  /** Made when it is asked for. */
  readonly text: () => string;
  readonly done: string;
  /** Said above the text where the browser lets nothing be copied. */
  readonly refused: string;
}

export const CopyButton = ({ label, text, done, refused }: CopyButtonProps) => {
  const { tell } = useStandIn();
  const [shown, setShown] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const made = text();
    const isCopied = await copyText(made);
    setShown(isCopied ? null : made);
    tell(isCopied ? done : refused);
  };
  return (
    <>
      <Button variant="outlined" onClick={copy}>
        {label}
      </Button>
      {shown !== null && (
        <Box sx={{ mt: 1, width: '100%' }}>
          <Typography variant="body2">{refused}</Typography>
          <TextField
            multiline
            value={shown}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { 'aria-label': label, readOnly: true } }}
          />
        </Box>
      )}
    </>
  );
};
