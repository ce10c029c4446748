import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { momentText } from '../../fields/moment/momentText';
import { regionOf } from '../../lib/text/region';
import { SideDrawer } from '../../views/SideDrawer';
import { closeHistory, useHistory } from './historyStore';

/** Includes the date on another day, because a tab may stay open overnight. */
const timeOf = (at: number, locale: string): string => {
  const moment = new Date(at);
  return moment.toDateString() === new Date().toDateString()
    ? moment.toLocaleTimeString(locale)
    : momentText(moment, locale);
};

/** All messages of this page with their times, latest first. */
export const HistoryPanel = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const messages = useHistory();
  return (
    <SideDrawer
      title={translate('facings.palette.commands.history')}
      width={420}
      onClose={closeHistory}
    >
      {messages.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 3, pt: 3 }}>
          {translate('facings.shell.toasts.empty')}
        </Typography>
      )}
      <Box
        role="list"
        aria-label={translate('facings.palette.commands.history')}
        sx={{ display: 'grid', gap: 1, p: 3 }}
      >
        {messages.map(({ id, at, severity, title, body, element }) => (
          <Alert key={id} severity={severity} role="listitem" sx={{ overflowWrap: 'anywhere' }}>
            {title !== undefined && <strong>{title}</strong>}
            <div>{element ?? body}</div>
            <Typography
              component="time"
              dateTime={new Date(at).toISOString()}
              variant="caption"
              color="text.secondary"
            >
              {timeOf(at, locale)}
            </Typography>
          </Alert>
        ))}
      </Box>
    </SideDrawer>
  );
};
