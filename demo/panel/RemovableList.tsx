import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { say } from './say';
import { words } from './words';

interface RemovableListProps {
  readonly label: string;
  readonly rows: readonly { readonly key: string; readonly text: string; readonly note?: string }[];
  readonly onRemove: (key: string) => Promise<void>;
}

export const RemovableList = ({ label, rows, onRemove }: RemovableListProps) =>
  rows.length === 0 ? null : (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ key, text, note }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
            {note !== undefined && (
              <Typography variant="caption" color="text.secondary">
                {note}
              </Typography>
            )}
          </Box>
          <IconButton
            size="small"
            aria-label={say(words.faults.removeOne, { what: text })}
            title={words.faults.remove}
            onClick={() => onRemove(key)}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
