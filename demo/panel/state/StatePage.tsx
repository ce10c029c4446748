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
import { wholeNumber } from '../wholeNumber';
import { words } from '../words';
import { momentInWords, momentTyped, offsetFor, offsetInWords } from './clock';
import { SampleFiles } from './SampleFiles';
import { ScenarioForm } from './ScenarioForm';

const w = words.state;

const everySecond = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
};

const thisSecond = (): number => Math.floor(realNow() / 1000) * 1000;

const inWords = (now: number, offsetMs: number): string =>
  say(w.clockAt, { moment: momentInWords(now + offsetMs), offset: offsetInWords(offsetMs) });

/** Sets the platform's clock. */
const ClockForm = () => {
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
        <Button onClick={() => set(0)}>{w.setNow}</Button>
        <Button onClick={() => set(clockOffsetMs + day)}>{w.plusDay}</Button>
        <Button onClick={() => set(clockOffsetMs + 7 * day)}>{w.plusWeek}</Button>
        <Button variant="text" onClick={() => reload()}>
          {w.again}
        </Button>
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
const NumberSetting = ({ label, value, least, most, wrong, hint, onSet }: NumberSettingProps) => {
  const { change } = useStandIn();
  // The typed text, until it is set; null shows the current value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Form
      isLine
      onSubmit={async () => {
        const wanted = wholeNumber(typed ?? String(value), { least, most });
        setIsWrong(wanted === undefined);
        if (wanted === undefined) return;
        await change(() => onSet(wanted), say(w.is, { label, value: wanted }));
        setTyped(null);
      }}
    >
      <Field
        isNumber
        label={label}
        value={typed ?? String(value)}
        error={isWrong ? wrong : undefined}
        helperText={hint}
        onChange={setTyped}
      />
      <LineButton aria-label={`${w.set}: ${label}`}>{w.set}</LineButton>
    </Form>
  );
};

/** The platform's state: a scenario, and changes to it. */
export const StatePage = () => {
  const { port, state, change, reload } = useStandIn();
  return (
    <>
      <ScenarioForm />
      <SampleFiles />
      <ClockForm />
      <Section title={w.line} hint={w.later}>
        <NumberSetting
          label={w.latency}
          value={state.latencyMs}
          least={0}
          most={60_000}
          wrong={w.latencyWrong}
          onSet={port.setLatency}
        />
        <NumberSetting
          label={w.tokens}
          value={state.accessTtlSeconds}
          least={1}
          most={86_400}
          wrong={w.tokensWrong}
          hint={w.tokensHint}
          onSet={port.setTokens}
        />
      </Section>
      <Section title={w.resetTitle} hint={w.resetHint}>
        <Box>
          <Button
            color="error"
            onClick={() =>
              change(async () => {
                await port.reset();
                reload();
              })
            }
          >
            {w.reset}
          </Button>
        </Box>
      </Section>
    </>
  );
};
