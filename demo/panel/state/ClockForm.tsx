import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { realNow } from '../../scenarios/shownClock';
import { say } from '../say';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { words } from '../words';
import { dayMs, momentInWords, momentTyped, offsetFor, offsetInWords } from './clock';

const w = words.state;

const everySecond = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
};

const thisSecond = (): number => Math.floor(realNow() / 1000) * 1000;

/** Sets the platform's clock. */
export const ClockForm = () => {
  const { port, state, change, reload } = useStandIn();
  const now = useSyncExternalStore(everySecond, thisSecond);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const { clockOffsetMs } = state;

  const inWords = (offsetMs: number): string =>
    say(w.clockAt, {
      moment: momentInWords(realNow() + offsetMs),
      offset: offsetInWords(offsetMs),
    });
  const set = async (offsetMs: number): Promise<void> => {
    setIsWrong(false);
    setTyped(null);
    await change(() => port.setClock(offsetMs), `${w.clock}: ${inWords(offsetMs)}.`);
  };

  return (
    <Section title={w.clock} hint={w.clockHint}>
      <Typography variant="body2">
        {say(w.clockAt, {
          moment: momentInWords(now + clockOffsetMs),
          offset: offsetInWords(clockOffsetMs),
        })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => set(0)}>
          {w.setNow}
        </Button>
        <Button variant="outlined" onClick={() => set(clockOffsetMs + dayMs)}>
          {w.plusDay}
        </Button>
        <Button variant="outlined" onClick={() => set(clockOffsetMs + 7 * dayMs)}>
          {w.plusWeek}
        </Button>
        <Button onClick={() => reload()}>{w.again}</Button>
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          const offsetMs = offsetFor(typed ?? momentTyped(now + clockOffsetMs), realNow());
          setIsWrong(offsetMs === undefined);
          if (offsetMs !== undefined) await set(offsetMs);
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
      >
        <TextField
          type="datetime-local"
          label={w.moment}
          value={typed ?? momentTyped(now + clockOffsetMs)}
          error={isWrong}
          helperText={isWrong ? w.momentWrong : undefined}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button type="submit" variant="outlined" sx={{ height: 36, flexShrink: 0 }}>
          {w.setMoment}
        </Button>
      </Box>
    </Section>
  );
};
