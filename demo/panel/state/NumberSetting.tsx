import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { say } from '../say';
import { useStandIn } from '../StandInContext';
import { wholeNumber } from '../wholeNumber';
import { words } from '../words';

interface NumberSettingProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Error message for invalid input. */
  readonly wrong: string;
  readonly hint?: string;
  readonly onSet: (value: number) => Promise<void>;
}

/** A number that applies immediately when it is set. */
export const NumberSetting = ({
  label,
  value,
  least,
  most,
  wrong,
  hint,
  onSet,
}: NumberSettingProps) => {
  const { change } = useStandIn();
  // The typed text, until it is set; null shows the current value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const wanted = wholeNumber(typed ?? String(value), { least, most });
        setIsWrong(wanted === undefined);
        if (wanted === undefined) return;
        await change(() => onSet(wanted), say(words.state.is, { label, value: wanted }));
        setTyped(null);
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label={label}
        value={typed ?? String(value)}
        error={isWrong}
        helperText={isWrong ? wrong : hint}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        sx={{ height: 36 }}
        aria-label={`${words.state.set}: ${label}`}
      >
        {words.state.set}
      </Button>
    </Box>
  );
};
