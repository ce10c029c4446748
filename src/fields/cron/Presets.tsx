import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../schema/regionOf';
import { timeShown } from '../time/timeText';
import { presets } from './presets';

interface PresetsProps {
  readonly expression: string;
  readonly onChoose: (expression: string) => void;
  readonly isDisabled: boolean;
}

/** A row of whole schedules; the one that stands is marked. */
export const Presets = ({ expression, onChoose, isDisabled }: PresetsProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return (
    <Box
      role="group"
      aria-label={translate('facings.schedule.presets.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {presets.map(({ key, time, expression: own }) => {
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
            label={translate(`facings.schedule.presets.${key}`, { time: timeShown(time, locale) })}
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
