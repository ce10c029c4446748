import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { words } from '../words';
import { ClockForm } from './ClockForm';
import { NumberSetting } from './NumberSetting';
import { ScenarioForm } from './ScenarioForm';

const w = words.state;

/** What state the platform is in: from a named start, and changed as one goes. */
export const StatePage = () => {
  const { port, state, change, reload } = useStandIn();
  return (
    <>
      <ScenarioForm />
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
            variant="outlined"
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
