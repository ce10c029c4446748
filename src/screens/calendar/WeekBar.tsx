import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { FilterSelect } from '../../fields/shared/FilterSelect';
import { regionOf } from '../../lib/text/region';
import { usePageActions } from '../../views/keys/usePageAction';
import { SearchBox } from '../../views/list/toolbar/SearchBox';
import type { PlannedTemplate } from '../../schedules/plan';
import { weekText } from './texts';
import type { useCalendarState } from './useCalendarState';

interface WeekBarProps {
  readonly looked: ReturnType<typeof useCalendarState>;
  readonly templates: readonly PlannedTemplate[];
  /** Number of failed jobs in the week. */
  readonly failures: number;
  /** Scrolls to today, once its week is shown. */
  readonly onToday: () => void;
}

/** Selects the week, the clock, and the templates and zones. */
export const WeekBar = ({ looked, templates, failures, onToday }: WeekBarProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { state, toWeek, setOwnTime, setTemplate, setText, setFailedOnly } = looked;
  const { monday, isOwnTime, isFailedOnly } = state;
  const toPrevious = () => toWeek(monday - 7);
  const toThis = () => {
    toWeek(null);
    onToday();
  };
  const toNext = () => toWeek(monday + 7);
  const say = (key: string) => translate(`facings.calendar.${key}`);
  usePageActions([
    { key: 'previousWeek', label: say('previous'), run: toPrevious },
    { key: 'thisWeek', label: say('today'), run: toThis },
    { key: 'nextWeek', label: say('next'), run: toNext },
    {
      key: 'clocks',
      label: say(isOwnTime ? 'zoneTime' : 'myTime'),
      run: () => setOwnTime(!isOwnTime),
    },
    {
      key: 'failed',
      label: say(isFailedOnly ? 'allRuns' : 'failedOnly'),
      run: () => setFailedOnly(!isFailedOnly),
    },
  ]);
  return (
    <Box
      role="group"
      aria-label={translate('facings.calendar.bar')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <Typography component="h2" variant="h6" aria-live="polite" sx={{ mr: 1 }}>
        {weekText(monday, locale)}
      </Typography>
      <Box data-screen-only sx={{ display: 'flex', gap: 0.5, mr: 'auto' }}>
        <IconButton aria-label={say('previous')} onClick={toPrevious}>
          <ChevronLeft />
        </IconButton>
        <Button variant="outlined" color="inherit" onClick={toThis}>
          {say('today')}
        </Button>
        <IconButton aria-label={say('next')} onClick={toNext}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Box
        data-screen-only
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isOwnTime ? 'person' : 'zones'}
          aria-label={translate('facings.calendar.clocks')}
          onChange={(_, whose: 'person' | 'zones' | null) => {
            if (whose) setOwnTime(whose === 'person');
          }}
        >
          <ToggleButton value="zones">{translate('facings.calendar.zoneTime')}</ToggleButton>
          <ToggleButton value="person">{translate('facings.calendar.myTime')}</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButton
          value="failed"
          size="small"
          selected={isFailedOnly}
          disabled={failures === 0 && !isFailedOnly}
          onChange={() => setFailedOnly(!isFailedOnly)}
        >
          {translate('facings.calendar.failed', { smart_count: failures })}
        </ToggleButton>
        <FilterSelect
          label={translate('facings.calendar.template')}
          entries={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={state.template}
          onChange={setTemplate}
        />
        <SearchBox
          text={state.text}
          many={translate('facings.calendar.zones')}
          onSearch={setText}
        />
      </Box>
    </Box>
  );
};
