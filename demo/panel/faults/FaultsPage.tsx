import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ArmedFault } from '../../settings';
import { CallPicker } from '../CallPicker';
import { Form, Field, lineSx, LineButton } from '../Form';
import { RemovableList } from '../RemovableList';
import { say } from '../say';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { wholeNumber } from '../wholeNumber';
import { words } from '../words';
import { FaultFields } from './FaultFields';
import { emptyFaultForm, faultOf, type FaultErrors, type FaultForm } from './faultForm';
import { describeFault, isOver, strikesOf } from './faultWords';

const w = words.faults;

/** Calls with their own constant latency. */
const SlowCalls = () => {
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

const noteOf = (fault: ArmedFault): string =>
  [say(w.struck, { n: strikesOf(fault) }), ...(isOver(fault) ? [w.over] : [])].join(', ');

/** Lists armed faults and how often each was applied. The first that matches a call is applied. */
const ArmedFaults = () => {
  const { port, state, change } = useStandIn();
  const { faults } = state;
  return (
    <Section title={w.armed}>
      {faults.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {w.noneArmed}
        </Typography>
      ) : (
        <>
          <RemovableList
            label={w.armed}
            rows={faults.map((fault, at) => ({
              key: String(at),
              text: describeFault(fault),
              note: noteOf(fault),
            }))}
            onRemove={(key) =>
              change(() =>
                port.changeFaults((armed) => armed.filter((_, at) => String(at) !== key)),
              )
            }
          />
          <div>
            <Button onClick={() => change(() => port.changeFaults(() => []))}>{w.removeAll}</Button>
          </div>
        </>
      )}
    </Section>
  );
};

/** Faults on demand: for which calls, what happens, how often. */
export const FaultsPage = () => {
  const { port, contract, change } = useStandIn();
  const [form, setForm] = useState(emptyFaultForm);
  const [errors, setErrors] = useState<FaultErrors>({});
  const fields = {
    form,
    errors,
    set: (changes: Partial<FaultForm>) => {
      setForm((before) => ({ ...before, ...changes }));
      setErrors({});
    },
  };

  /** A new fault goes before the armed ones, so that it is applied first. */
  const arm = async (wanted: FaultForm): Promise<void> => {
    const outcome = faultOf(
      wanted,
      contract.map(({ name }) => name),
    );
    if ('errors' in outcome) {
      setErrors(outcome.errors);
      // The error may be in a field that was hidden.
      setForm((before) => ({ ...before, effect: wanted.effect }));
      return;
    }
    setErrors({});
    await change(
      () => port.changeFaults((armed) => [outcome.fault, ...armed]),
      say(w.armedOne, { what: describeFault(outcome.fault) }),
    );
  };
  const isFailing = form.effect !== 'delay';

  return (
    <>
      <ArmedFaults />
      <Section title={w.arming}>
        <Form onSubmit={() => arm(form)}>
          <FaultFields {...fields} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained">
              {w.arm}
            </Button>
            <Button
              onClick={() =>
                arm({ ...form, effect: isFailing ? form.effect : 'status', often: 'next' })
              }
            >
              {w.failNext}
            </Button>
            <Button onClick={() => arm({ ...form, effect: 'delay', often: 'next' })}>
              {w.delayNext}
            </Button>
          </Box>
        </Form>
      </Section>
      <SlowCalls />
    </>
  );
};
