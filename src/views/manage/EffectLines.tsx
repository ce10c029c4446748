import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface EffectLinesProps {
  readonly lines: readonly string[];
  /** What may still come: all lines with counts as wide as any, so that the buttons below them stay where they are. */
  readonly room: readonly string[];
}

/** A count with as many digits as counts have. */
export const widestCount = 8888;

const overlaid = { gridArea: '1 / 1', minWidth: 0 } as const;

/** The effects of a removal or change, one sentence per line, in the room of all that may be. */
export const EffectLines = ({ lines, room }: EffectLinesProps) => (
  <Box sx={{ display: 'grid', '& p': { mt: 1, overflowWrap: 'anywhere' } }}>
    {/* Drawn by the style sheet, so that nobody reads, finds or copies it. */}
    <Box aria-hidden sx={{ ...overlaid, visibility: 'hidden' }}>
      {room.map((line) => (
        <Typography
          key={line}
          data-room={line}
          sx={{ '&::before': { content: 'attr(data-room)' } }}
        />
      ))}
    </Box>
    <Box aria-live="polite" sx={overlaid}>
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Box>
  </Box>
);
