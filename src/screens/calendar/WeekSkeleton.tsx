import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../fields/shared/visuallyHidden';
import { weekSx } from './weekSx';

/** Heights in pixels: days are not alike. */
const heights = [220, 150, 190, 150, 220, 110, 150];

/** The shape of a week that is on its way. */
export const WeekSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box aria-busy>
      <Box component="p" role="status" sx={visuallyHidden}>
        {translate('facings.calendar.loading')}
      </Box>
      <Skeleton variant="rounded" height={40} sx={{ mb: 2, maxWidth: 520 }} />
      <Box sx={weekSx}>
        <div className="week">
          {heights.map((height, at) => (
            <div className="day" key={at}>
              <Skeleton width={64} height={28} />
              <Skeleton variant="rounded" height={height} />
            </div>
          ))}
        </div>
      </Box>
    </Box>
  );
};
