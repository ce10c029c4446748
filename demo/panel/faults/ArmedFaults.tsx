import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ArmedFault } from '../../settings';
import { RemovableList } from '../RemovableList';
import { say } from '../say';
import { Section } from '../Section';
import { useStandIn } from '../StandInContext';
import { words } from '../words';
import { describeFault, isOver, strikesOf } from './faultWords';

const w = words.faults;

const noteOf = (fault: ArmedFault): string =>
  [say(w.struck, { n: strikesOf(fault) }), ...(isOver(fault) ? [w.over] : [])].join(', ');

/** Lists armed faults and how often each was applied. The first that matches a call is applied. */
export const ArmedFaults = () => {
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
            <Button variant="outlined" onClick={() => change(() => port.changeFaults(() => []))}>
              {w.removeAll}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
};
