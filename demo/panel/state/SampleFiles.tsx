import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { inLanguage } from '../../language';
import { sampleTexts, type SampleFile } from '../../samples';
import { download } from '../download';
import { say } from '../say';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { words } from '../words';

const w = words.state;
const names = Object.keys(sampleTexts) as readonly SampleFile['name'][];

/** Downloads files that the imports can read, of records that the platform has. */
export const SampleFiles = () => {
  const { port, change, tell } = useStandIn();
  const save = async (name: SampleFile['name']) => {
    let outcome = w.noSamples;
    await change(async () => {
      const file = (await port.samples()).find((one) => one.name === name);
      if (!file) return;
      download(`${name}.csv`, file.text, 'text/csv');
      outcome = say(w.sampleOf, { organization: file.organization });
    });
    tell(outcome);
  };
  return (
    <Section title={w.samples} hint={w.samplesHint}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {names.map((name) => (
          <Button
            key={name}
            variant="text"
            sx={{ textAlign: 'left' }}
            onClick={() => {
              void save(name);
            }}
          >
            {inLanguage(sampleTexts[name])}
          </Button>
        ))}
      </Box>
    </Section>
  );
};
