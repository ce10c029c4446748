import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import type { MatrixMode } from './matrixBoard';

interface ModeChoiceProps {
  readonly mode: MatrixMode;
  readonly onChange: (mode: MatrixMode) => void;
}

/** Chooses what cells show and take. */
export const ModeChoice = ({ mode, onChange }: ModeChoiceProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      aria-label={translate('facings.matrix.par.mode')}
      onChange={(_, next: MatrixMode | null) => {
        if (next) onChange(next);
      }}
    >
      {(['links', 'amounts'] as const).map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`facings.matrix.par.modes.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
