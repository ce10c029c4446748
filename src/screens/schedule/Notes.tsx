import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../fields/styles';

export interface Note {
  readonly text: string;
  /** A note is information; a warning may be a mistake. */
  readonly weight: 'warning' | 'note';
}

const icons = { warning: WarningAmber, note: InfoOutlined } as const;
const colors = { warning: 'warning.main', note: 'info.main' } as const;

/** Notes on a schedule; screen readers announce whether each is a note or a warning. */
export const Notes = ({
  label,
  notes,
}: {
  readonly label: string;
  readonly notes: readonly Note[];
}) => {
  const translate = useTranslate();
  if (notes.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {notes.map(({ text, weight }) => {
        const Icon = icons[weight];
        return (
          <Box component="li" key={text} sx={{ display: 'flex', gap: 1, fontSize: 13 }}>
            <Icon fontSize="small" aria-hidden sx={{ color: colors[weight], flexShrink: 0 }} />
            <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <Box component="span" sx={visuallyHidden}>
                {translate(`facings.schedule.weights.${weight}`)}{' '}
              </Box>
              {text}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
