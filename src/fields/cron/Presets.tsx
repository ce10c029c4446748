import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { presets } from './presets';

interface PresetsProps {
  readonly expression: string;
  readonly onChoose: (expression: string) => void;
  readonly isDisabled: boolean;
}

/** A row of whole schedules; the one that stands is marked. */
export const Presets = ({ expression, onChoose, isDisabled }: PresetsProps) => {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('facings.schedule.presets.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {presets.map(({ key, expression: own }) => {
        const isChosen = own === expression;
        return (
          <Chip
            key={key}
            component="button"
            type="button"
            clickable
            disabled={isDisabled}
            variant={isChosen ? 'filled' : 'outlined'}
            color={isChosen ? 'primary' : 'default'}
            label={translate(`facings.schedule.presets.${key}`)}
            aria-pressed={isChosen}
            onClick={() => {
              onChoose(own);
            }}
          />
        );
      })}
    </Box>
  );
};
