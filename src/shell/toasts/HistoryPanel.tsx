import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { momentText } from '../../fields/moment/momentText';
import { regionOf } from '../../lib/text/region';
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
    <Drawer
      open
      anchor="right"
      onClose={closeHistory}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'history-title',
          sx: { width: { xs: '100%', sm: 420 } },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 3, py: 1.5 }}>
        <Typography id="history-title" component="h2" variant="h6" sx={{ flex: 1 }}>
          {translate('facings.palette.commands.history')}
        </Typography>
        <IconButton
          edge="end"
          aria-label={translate('facings.buttons.close')}
          onClick={closeHistory}
        >
          <Close />
        </IconButton>
      </Box>
      {messages.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 3 }}>
          {translate('facings.shell.toasts.empty')}
        </Typography>
      )}
      <Box
        role="list"
        aria-labelledby="history-title"
        sx={{ display: 'grid', gap: 1, px: 3, pb: 3 }}
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
    </Drawer>
  );
};
