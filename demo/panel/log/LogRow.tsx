import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import { isOutside, type SeenCall } from '../../callLog';
import { say } from '../say';
import { words } from '../words';
import { addressOf } from './logFilter';
import { StatusMark } from './StatusMark';

interface LogRowProps {
  readonly call: SeenCall;
  readonly onOpen: (n: number) => void;
}

const timeOf = (at: string): string => new Date(at).toLocaleTimeString('en-GB');

/** One call in two lines: what the contract calls it, and what was asked. */
export const LogRow = memo(({ call, onOpen }: LogRowProps) => {
  const isStrange = isOutside(call);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        data-call={call.n}
        onClick={() => onOpen(call.n)}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          px: 1,
          py: 0.75,
          font: 'inherit',
          fontSize: 13,
          '&:hover': { bgcolor: 'background.default' },
          ...(isStrange
            ? { color: 'error.main', borderLeft: 4, borderLeftColor: 'error.main' }
            : {}),
        }}
      >
        <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Box component="span" sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {call.name ?? `${call.method} ${call.path}`}
          </Box>
          <StatusMark status={call.status} />
        </Box>
        <Box
          component="span"
          sx={{
            display: 'flex',
            gap: 1,
            fontSize: 12,
            ...(isStrange ? {} : { color: 'text.secondary' }),
          }}
        >
          <Box
            component="span"
            sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {isStrange && <strong>{words.log.outside}. </strong>}
            {call.fault && <strong>{words.log.fault}. </strong>}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {call.method} {addressOf(call)}
            </Box>
          </Box>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {say(words.log.ms, { ms: call.ms })} · {timeOf(call.at)}
          </Box>
        </Box>
      </ButtonBase>
    </Box>
  );
});
LogRow.displayName = 'LogRow';
