import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import type { RaRecord } from 'react-admin';
import { heldOf, type Switches } from './switches';

interface RowToggleProps {
  readonly row: RaRecord;
  /** The row's own name. */
  readonly name: string;
  readonly switches: Switches;
}

/** One row's switch: Space turns it, the arrows lead to those above and below. */
export const RowToggle = ({ row, name, switches }: RowToggleProps) => {
  const id = String(row.id);
  const isOn = switches.isOn(id);
  const held = heldOf(switches, row);
  const own = (
    <Switch
      size="small"
      checked={isOn === true}
      disabled={switches.isHeld || isOn === undefined || held !== null}
      onChange={(_, next) => {
        switches.turn([id], next);
      }}
      slotProps={{ input: { 'aria-label': name, ...rowSwitch } }}
      sx={{ my: -0.5 }}
    />
  );
  return held === null ? (
    own
  ) : (
    <Tooltip title={held} describeChild>
      <span>{own}</span>
    </Tooltip>
  );
};

/** The list's table knows by this what stands in each row (list/ListTable.tsx). */
const rowSwitch = { 'data-row-switch': '' };
