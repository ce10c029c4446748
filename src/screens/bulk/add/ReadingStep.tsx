import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface ReadingStepProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** Shown while a worker reads a file. */
export const ReadingStep = ({ label, share, onCancel }: ReadingStepProps) => {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1.5, maxWidth: 480 }}>
      <Typography id={labelId} role="status" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <LinearProgress
        aria-labelledby={labelId}
        variant="determinate"
        value={Math.round(100 * share)}
      />
      <Box>
        <Button color="inherit" onClick={onCancel}>
          {translate('facings.bulk.reading.cancel')}
        </Button>
      </Box>
    </Box>
  );
};
