import Switch from '@mui/material/Switch';
import type { Switches } from './switches';

interface RowToggleProps {
  readonly id: string;
  /** The row's own name. */
  readonly name: string;
  readonly switches: Switches;
}

/** One row's switch: Space turns it, the arrows lead to those above and below. */
export const RowToggle = ({ id, name, switches }: RowToggleProps) => {
  const isOn = switches.isOn(id);
  return (
    <Switch
      size="small"
      checked={isOn === true}
      disabled={switches.isHeld || isOn === undefined}
      onChange={(_, next) => {
        switches.turn([id], next);
      }}
      slotProps={{ input: { 'aria-label': name, ...rowSwitch } }}
      sx={{ my: -0.5 }}
    />
  );
};

/** The list's table knows by this what stands in each row (list/ListTable.tsx). */
const rowSwitch = { 'data-row-switch': '' };
