import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { demoAccounts } from '../../accounts';
import { inLanguage } from '../../language';
import { linkOf } from '../../scenarios/link';
import { scenarios, settingsFor } from '../../scenarios/scenarios';
import type { StandInSettings } from '../../settings';
import { Choice, Field, Form } from '../Form';
import { CopyButton } from '../CopyButton';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { wholeNumber } from '../wholeNumber';
import { words } from '../words';

const w = words.state;

/** A link to the current page in the platform's state. */
const linkHere = (settings: StandInSettings): string =>
  location.origin + linkOf(settings, location.pathname + location.search + location.hash);

/** Selects the scenario and the user. */
export const ScenarioForm = () => {
  const { state, reload } = useStandIn();
  const [scenario, setScenario] = useState(state.scenario);
  const [seed, setSeed] = useState(String(state.seed));
  const [person, setPerson] = useState(state.person ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const people = Object.fromEntries([
    ['', w.signedIn],
    ...demoAccounts.map(({ email, name, note }) => [email, `${name}, ${note}`] as const),
  ]);

  return (
    <Section title={w.scenario} hint={w.scenarioHint}>
      <Form
        onSubmit={() => {
          const number = wholeNumber(seed, { least: 1, most: 4_294_967_295 });
          setIsWrong(number === undefined);
          if (number === undefined) return;
          const choice = { seed: number, ...(person === '' ? {} : { person }) };
          reload(linkHere(settingsFor(scenario, choice)));
        }}
      >
        <FormControl>
          <FormLabel id="testers-scenarios" sx={visuallyHidden}>
            {w.scenario}
          </FormLabel>
          <RadioGroup
            aria-labelledby="testers-scenarios"
            value={scenario}
            onChange={(_, name) => {
              const chosen = scenarios.find((one) => one.name === name);
              if (chosen) setScenario(chosen.name);
            }}
            sx={{
              maxHeight: 280,
              overflow: 'auto',
              flexWrap: 'nowrap',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          >
            {scenarios.map((one) => (
              <FormControlLabel
                key={one.name}
                value={one.name}
                control={<Radio size="small" sx={{ py: 0.25 }} />}
                label={
                  <>
                    <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                      {inLanguage(one.label)}
                    </Typography>
                    <Typography
                      component="span"
                      variant="caption"
                      color="text.secondary"
                      sx={{ display: 'block', lineHeight: 1.35 }}
                    >
                      {inLanguage(one.description)}
                    </Typography>
                  </>
                }
                sx={{ alignItems: 'flex-start', mx: 0, px: 1, py: 0.5 }}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 1, alignItems: 'start' }}>
          <Field
            isNumber
            label={w.seed}
            value={seed}
            error={isWrong ? w.seedWrong : undefined}
            onChange={setSeed}
          />
          <Choice label={w.person} value={person} options={people} onChange={setPerson} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained">
            {w.apply}
          </Button>
          <CopyButton
            label={w.copyLink}
            text={() => linkHere(state)}
            done={w.copied}
            refused={w.notCopied}
          />
        </Box>
      </Form>
    </Section>
  );
};
