import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStandIn } from './StandInContext';

/** Copies a text to the clipboard; false if the browser forbids it, then it must be shown instead. */
const copyText = async (text: string): Promise<boolean> => {
  // Missing on insecure pages.
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

interface CopyButtonProps {
  readonly label: string;
  /** Created on demand. */
  readonly text: () => string;
  readonly done: string;
  /** Shown above the text if the browser does not allow copying. */
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
      <Button onClick={copy}>{label}</Button>
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
