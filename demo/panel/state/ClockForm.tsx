import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { day } from '../../durations';
import { realNow } from '../../scenarios/shownClock';
import { Field, Form, LineButton } from '../Form';
import { say } from '../say';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { words } from '../words';
import { momentInWords, momentTyped, offsetFor, offsetInWords } from './clock';

const w = words.state;

const everySecond = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
};

const thisSecond = (): number => Math.floor(realNow() / 1000) * 1000;

const inWords = (now: number, offsetMs: number): string =>
  say(w.clockAt, { moment: momentInWords(now + offsetMs), offset: offsetInWords(offsetMs) });

/** Sets the platform's clock. */
export const ClockForm = () => {
  const { port, state, change, reload } = useStandIn();
  const now = useSyncExternalStore(everySecond, thisSecond);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const { clockOffsetMs } = state;

  const set = async (offsetMs: number): Promise<void> => {
    setIsWrong(false);
    setTyped(null);
    await change(() => port.setClock(offsetMs), `${w.clock}: ${inWords(realNow(), offsetMs)}.`);
  };

  return (
    <Section title={w.clock} hint={w.clockHint}>
      <Typography variant="body2">{inWords(now, clockOffsetMs)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => set(0)}>
          {w.setNow}
        </Button>
        <Button variant="outlined" onClick={() => set(clockOffsetMs + day)}>
          {w.plusDay}
        </Button>
        <Button variant="outlined" onClick={() => set(clockOffsetMs + 7 * day)}>
          {w.plusWeek}
        </Button>
        <Button onClick={() => reload()}>{w.again}</Button>
      </Box>
      <Form
        isLine
        onSubmit={async () => {
          const offsetMs = offsetFor(typed ?? momentTyped(now + clockOffsetMs), realNow());
          setIsWrong(offsetMs === undefined);
          if (offsetMs !== undefined) await set(offsetMs);
        }}
      >
        <Field
          type="datetime-local"
          label={w.moment}
          value={typed ?? momentTyped(now + clockOffsetMs)}
          error={isWrong ? w.momentWrong : undefined}
          onChange={setTyped}
        />
        <LineButton>{w.setMoment}</LineButton>
      </Form>
    </Section>
  );
};
