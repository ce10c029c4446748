import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { CallPicker } from '../CallPicker';
import { RemovableList } from '../RemovableList';
import { say } from '../say';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { wholeNumber } from '../wholeNumber';
import { words } from '../words';

const w = words.faults;

/** Calls with their own constant latency. */
export const SlowCalls = () => {
  const { port, state, change } = useStandIn();
  const [call, setCall] = useState('');
  const [typed, setTyped] = useState('3000');
  const [isTried, setIsTried] = useState(false);
  const ms = wholeNumber(typed, { least: 1, most: 120_000 });
  const inWords = (one: { readonly call: string; readonly ms: number }): string =>
    say(w.slowOne, one);

  return (
    <Section title={w.slow} hint={w.slowHint}>
      <Box
        component="form"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          setIsTried(true);
          if (call === '' || ms === undefined) return;
          const others = state.latencies.filter((one) => one.call !== call);
          await change(
            () => port.setLatencies([...others, { call, ms }]),
            `${w.slow}: ${inWords({ call, ms })}.`,
          );
          setIsTried(false);
          setCall('');
        }}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <CallPicker
          value={call}
          onChange={setCall}
          error={isTried && call === '' ? w.callWrong : undefined}
        />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={w.slowMs}
            value={typed}
            error={isTried && ms === undefined}
            helperText={isTried && ms === undefined ? w.delayWrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <Button type="submit" variant="outlined" sx={{ height: 36, flexShrink: 0 }}>
            {w.slowAdd}
          </Button>
        </Box>
      </Box>
      <RemovableList
        label={w.slow}
        rows={state.latencies.map((one) => ({ key: one.call, text: inWords(one) }))}
        onRemove={(key) =>
          change(() => port.setLatencies(state.latencies.filter((one) => one.call !== key)))
        }
      />
    </Section>
  );
};
