import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../../../lib/text/region';
import type { Refused } from '../../../../lib/tables/types';
import { SheetSelect } from '../../../../views/ChoiceSelect';

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

interface RefusedAlertProps {
  readonly refused: Refused;
  /** Name of the file; undefined if no file was read. */
  readonly name: string | undefined;
  /** Increases with each refusal, so that the same text is announced again. */
  readonly at: number;
  /** Reads another sheet of the same workbook. */
  readonly onChoose: (choice: { readonly sheet: number }) => void;
}

/** Refusals that do not concern one file, or whose texts are exact (rules 8). */
const unnamed: ReadonlySet<Refused['code']> = new Set(['type', 'severalFiles']);

/** Shows why a file cannot be read and what to do; the file button is below. */
export const RefusedAlert = ({ refused, name, at, onChoose }: RefusedAlertProps) => {
  const translate = useTranslate();
  const numbers = new Intl.NumberFormat(regionOf(useLocale()));
  const { code, values = {}, workbook } = refused;
  const shown = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? numbers.format(value) : value,
    ]),
  );
  const text = translate(`facings.files.refused.${code}`, shown);
  return (
    <Alert key={at} severity="error" role="alert" sx={{ overflowWrap: 'anywhere' }}>
      {name === undefined || unnamed.has(code)
        ? text
        : translate('facings.files.labeled', { name, text })}
      {workbook && (
        <Box sx={{ pt: 1 }}>
          <SheetSelect workbook={workbook} onChoose={onChoose} />
        </Box>
      )}
    </Alert>
  );
};
