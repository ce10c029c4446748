import Close from '@mui/icons-material/Close';
import Code from '@mui/icons-material/Code';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Trace, TracedCall } from '../../../dataProvider/transport/traced';
import type { Panel } from '../../schema/defineResource';
import type { Page } from '../../schema/pageAt';
import { usePage } from '../../views/place/usePage';

/** The declarations behind an address: of the page and its panels. */
export interface Drawn {
  readonly name: string;
  readonly file: string;
  readonly as: NonNullable<Page['screen']> | 'create' | 'edit' | 'panel';
}

const fileOf = (name: string): string => `resources/${name}.ts`;

export const drawnBy = ({ screen, declaration, overlay }: Page): readonly Drawn[] => {
  if (!declaration || screen === null) return [];
  const { list, document, view, name } = declaration;
  const parts: readonly Panel[] =
    screen === 'view'
      ? (view?.panels ?? [])
      : [...(list?.panels ?? []), ...(document?.panels ?? [])];
  const panels = parts.flatMap((panel): Drawn[] =>
    'of' in panel ? [{ name: panel.of, file: fileOf(panel.of), as: 'panel' }] : [],
  );
  const isForm = overlay?.kind === 'create' || overlay?.kind === 'edit';
  const as = isForm && !overlay.isInPanel ? overlay.kind : screen;
  return [{ name, file: fileOf(name), as }, ...panels];
};

const keys = (call: TracedCall): string =>
  [...call.queryKeys.map((key) => `?${key}`), ...call.bodyKeys].join(' ');

/**
 * The developers' overlay, in development and demo mode only: the declaration behind the current page, and its calls.
 */
export const Inspector = ({ trace }: { readonly trace: Trace }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { pathname } = useLocation();
  const calls = useSyncExternalStore(trace.subscribe, trace.calls);
  const [isOpen, setIsOpen] = useState(false);
  // The next page's calls start after the last one's.
  const [began, setBegan] = useState({ pathname, after: 0 });
  const t = (key: string) => translate(`facings.inspector.${key}`);

  if (began.pathname !== pathname) setBegan({ pathname, after: calls.at(-1)?.n ?? 0 });

  const drawn = drawnBy(usePage());
  const made = calls.filter(({ n }) => n > began.after);

  return (
    <>
      <Tooltip title={t('label')} placement="left" describeChild={false}>
        <IconButton
          size="small"
          aria-label={t('label')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
          sx={{
            position: 'fixed',
            right: 0,
            top: '50%',
            zIndex: 'snackbar',
            display: { xs: 'none', md: 'inline-flex' },
            border: 1,
            borderRight: 0,
            borderColor: 'divider',
            borderRadius: '6px 0 0 6px',
            bgcolor: 'background.paper',
            width: 24,
            height: 40,
            // At the edge of the screen there is no room outside the element.
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          <Code sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Paper
          component="section"
          elevation={8}
          aria-labelledby={titleId}
          sx={{
            position: 'fixed',
            right: 32,
            top: 72,
            bottom: 24,
            width: 400,
            // On a phone, whose edge would otherwise cut the words.
            maxWidth: 'calc(100vw - 48px)',
            zIndex: 'snackbar',
            overflow: 'auto',
            p: 2,
            fontSize: 13,
            '& code': { fontSize: 12.5, overflowWrap: 'anywhere' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
            <Typography id={titleId} component="h2" variant="h6" sx={{ flex: 1 }}>
              {t('label')}
            </Typography>
            <IconButton size="small" aria-label={t('close')} onClick={() => setIsOpen(false)}>
              <Close fontSize="small" />
            </IconButton>
          </Box>
          <Typography component="h3" variant="subtitle2">
            {t('declarations')}
          </Typography>
          {drawn.length === 0 ? (
            <Typography variant="body2" color="text.secondary">
              {t('byHand')}
            </Typography>
          ) : (
            <Box component="ul" sx={{ pl: 2, my: 0.5 }}>
              {drawn.map(({ name, file, as }) => (
                <li key={`${as} ${name}`}>
                  <code>{file}</code> ({as})
                </li>
              ))}
            </Box>
          )}
          <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
            {t('calls')}
          </Typography>
          {made.length === 0 ? (
            <Typography variant="body2" color="text.secondary">
              {t('noCalls')}
            </Typography>
          ) : (
            <Box component="ol" sx={{ pl: 2.5, my: 0.5 }}>
              {made.map((call) => (
                <li key={call.n}>
                  <code>
                    {call.method} {call.path}
                  </code>{' '}
                  {call.outcome === undefined ? '…' : `${call.outcome}, ${call.ms ?? 0} ms`}
                  {keys(call) !== '' && (
                    <Typography variant="caption" color="text.secondary" component="div">
                      {keys(call)}
                      {call.action === undefined ? '' : ` · ${call.action}`}
                    </Typography>
                  )}
                </li>
              ))}
            </Box>
          )}
        </Paper>
      )}
    </>
  );
};
