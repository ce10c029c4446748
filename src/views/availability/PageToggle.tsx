import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { heldOf, pageStateOf, type Switches } from './switches';

interface PageToggleProps {
  /** The rows that are seen; those that cannot be switched on are left out. */
  readonly rows: readonly RaRecord[];
  readonly switches: Switches;
}

/** Turns all rows of the page (rules 2, toggle-all; rules R62). Half on, it turns all of them on. */
export const PageToggle = ({ rows, switches }: PageToggleProps) => {
  const translate = useTranslate();
  const countId = useId();
  const ids = rows.filter((row) => heldOf(switches, row) === null).map(({ id }) => String(id));
  const states = ids.map((id) => switches.isOn(id));
  const state = pageStateOf(states);
  const label = translate('facings.availability.all');
  const count =
    state === 'unknown'
      ? ''
      : translate('facings.availability.some', {
          on: states.filter((isOn) => isOn === true).length,
          count: ids.length,
        });
  return (
    <Tooltip title={count === '' ? label : `${label}: ${count}`} describeChild>
      <span>
        <Switch
          size="small"
          checked={state === 'on'}
          disabled={switches.isHeld || state === 'unknown'}
          onChange={() => {
            const isOn = state !== 'on';
            switches.turn(
              ids.filter((id) => switches.isOn(id) !== isOn),
              isOn,
            );
          }}
          slotProps={{ input: { 'aria-label': label, 'aria-describedby': countId } }}
          sx={state === 'mixed' ? mixedSx : { my: -0.5 }}
        />
        <span id={countId} style={visuallyHidden}>
          {count}
        </span>
      </span>
    </Tooltip>
  );
};

/** Neither on nor off: the thumb stands between the two, over half a track. */
const mixedSx = {
  my: -0.5,
  '& .MuiSwitch-switchBase': { transform: 'translateX(8px)', color: 'primary.main' },
} as const;
