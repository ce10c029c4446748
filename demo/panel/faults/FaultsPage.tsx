import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form } from '../Form';
import { say } from '../say';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { words } from '../words';
import { ArmedFaults } from './ArmedFaults';
import { FaultFields } from './FaultFields';
import { emptyFaultForm, faultOf, type FaultErrors, type FaultForm } from './faultForm';
import { describeFault } from './faultWords';
import { SlowCalls } from './SlowCalls';

const w = words.faults;

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
              variant="outlined"
              onClick={() =>
                arm({ ...form, effect: isFailing ? form.effect : 'status', often: 'next' })
              }
            >
              {w.failNext}
            </Button>
            <Button
              variant="outlined"
              onClick={() => arm({ ...form, effect: 'delay', often: 'next' })}
            >
              {w.delayNext}
            </Button>
          </Box>
        </Form>
      </Section>
      <SlowCalls />
    </>
  );
};
