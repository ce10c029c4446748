import Close from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useSentence } from '../../fields/cron/CronCell';
import { useRegistry } from '../../fields/useDeclaration';
import { regionOf } from '../../lib/text/region';
import { editPath } from '../../schema/routes';
import { useParentIds } from '../../views/place/placeContext';
import { OutcomeBadges } from './EntryButton';
import type { RunOutcomes } from './outcomes';
import { failedFirst, PartDetails } from './PartDetails';
import { calendarDateText, spanText, useEntryWords, weekdayText } from './texts';
import type { CalendarState } from './useCalendarState';
import type { ShownEntry } from './useWeek';

interface EntryDetailsProps {
  readonly entry: ShownEntry;
  readonly anchor: HTMLElement;
  readonly outcomes: RunOutcomes | null;
  /** The user's time zone and the current time. */
  readonly state: Pick<CalendarState, 'browserZone' | 'now'>;
  readonly onClose: () => void;
}

/** Details of an entry: its zones by time zone with their times, overlaps and results. */
export const EntryDetails = ({ entry, anchor, outcomes, state, onClose }: EntryDetailsProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const words = useEntryWords();
  const declaration = useRegistry().find('jobTemplates');
  const within = useParentIds();
  const { template, day, overlaps, isOwnOverlap } = entry;
  const sentence = useSentence(template.expression, locale);
  const outcome = outcomes?.of(entry, state.now) ?? null;
  const time = words.time(entry);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('facings.calendar.details.label', {
            template: template.name,
            time,
          }),
          sx: { width: 440, maxWidth: 'calc(100vw - 32px)', p: 2 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            {template.name}
          </Typography>
          <Typography variant="body2">
            {weekdayText(day, locale, 'long')}, {calendarDateText(day, locale)} · {time}
          </Typography>
        </Box>
        <IconButton size="small" aria-label={translate('facings.buttons.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {[
          sentence ?? template.expression,
          template.length > 0
            ? translate('facings.calendar.details.duration', {
                duration: spanText(template.length, locale),
              })
            : translate('facings.calendar.details.noDuration'),
        ].join(' · ')}
      </Typography>
      {outcome && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
          <OutcomeBadges outcome={outcome} />
        </Box>
      )}
      {(overlaps.length > 0 || isOwnOverlap) && (
        <Box component="ul" sx={{ my: 1, pl: 2.5, fontSize: 13 }}>
          {isOwnOverlap && <li>{translate('facings.calendar.details.ownOverlap')}</li>}
          {overlaps.map(({ template: other, zones }) => (
            <li key={other.id}>
              {translate('facings.calendar.details.overlap', {
                template: other.name,
                smart_count: zones,
              })}
            </li>
          ))}
        </Box>
      )}
      {declaration.edit && (
        <Button
          component={Link}
          to={editPath(declaration, template.id, within)}
          variant="outlined"
          startIcon={<EditOutlined />}
          size="small"
          sx={{ mt: 1 }}
        >
          {translate('facings.calendar.details.edit')}
        </Button>
      )}
      {failedFirst(entry, outcomes).map((part) => (
        <PartDetails
          key={part.timeZone}
          part={part}
          entry={entry}
          outcomes={outcomes}
          browserZone={state.browserZone}
        />
      ))}
    </Popover>
  );
};
