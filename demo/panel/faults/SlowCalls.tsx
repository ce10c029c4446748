import Box from '@mui/material/Box';
import { useState } from 'react';
import { CallPicker } from '../CallPicker';
import { Field, Form, lineSx, LineButton } from '../Form';
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
      <Form
        onSubmit={async () => {
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
      >
        <CallPicker
          value={call}
          onChange={setCall}
          error={isTried && call === '' ? w.callWrong : undefined}
        />
        <Box sx={lineSx}>
          <Field
            isNumber
            label={w.slowMs}
            value={typed}
            error={isTried && ms === undefined ? w.delayWrong : undefined}
            onChange={setTyped}
          />
          <LineButton>{w.slowAdd}</LineButton>
        </Box>
      </Form>
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
