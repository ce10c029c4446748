import Box from '@mui/material/Box';
import { MomentCell } from '../../fields/moment/MomentCell';
import { useOwnField } from '../../fields/useDeclaration';
import type { OwnCellProps } from '../../schema/takeOver';
import { ZoneTimeCell } from './ZoneTimeCell';

/** When a job begins. In a row the zone's time is below it: in a column of its own it would push others off the screen. */
export const ScheduledCell = ({ source, place }: OwnCellProps) => {
  const moment = <MomentCell source={source} field={useOwnField(source, 'moment')} place={place} />;
  if (place === 'page') return moment;
  return (
    <>
      {moment}
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        <ZoneTimeCell source={source} place={place} />
      </Box>
    </>
  );
};
