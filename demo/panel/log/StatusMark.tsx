import Box from '@mui/material/Box';
import type { SeenCall } from '../../callLog';
import { words } from '../words';
import { statusClassOf } from './logFilter';

const colors = {
  any: 'text.secondary',
  ok: 'success.main',
  refused: 'warning.main',
  failed: 'error.main',
  dropped: 'error.main',
} as const;

/** The number has the information; the color only helps. */
export const StatusMark = ({ status }: Pick<SeenCall, 'status'>) => (
  <Box component="span" sx={{ color: colors[statusClassOf(status)], fontWeight: 700 }}>
    {status === 0 ? words.log.dropped : status}
  </Box>
);
