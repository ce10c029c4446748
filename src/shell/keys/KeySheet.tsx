import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { actionFor, type OfferedAction, type PageActions } from '../../views/keys/pageActions';
import { useDeclaredText } from '../../views/useWords';
import { goKey, goKeysOf, usePaletteKeys, useSingleKeys } from './keys';
import { Keycap } from './Keycap';
import type { OverPageProps } from './OverPage';

interface KeyRow {
  readonly id: string;
  /** Keys to press one after the other. */
  readonly keys: readonly string[];
  readonly does: string;
}

const GroupTitle = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Typography
    id={id}
    component="h3"
    variant="body2"
    color="text.secondary"
    sx={{ fontWeight: 650, mb: 1 }}
  >
    {children}
  </Typography>
);

/** A group in the list of shortcuts. */
const KeyRows = ({ title, rows }: { readonly title: string; readonly rows: readonly KeyRow[] }) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}
      >
        {rows.map(({ id, keys, does }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ` ${translate('facings.keys.then')} `}
                  <Keycap>{key}</Keycap>
                </Fragment>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

interface OthersProps {
  readonly title: string;
  readonly actions: readonly OfferedAction[];
  readonly onClose: () => void;
}

/** What else the page can do: actions without a key of their own, which the palette offers as well. */
const Others = ({ title, actions, onClose }: OthersProps) => {
  const translate = useTranslate();
  const titleId = useId();
  // Several lists of a page have the same action.
  const isAlone = (label: string) => actions.filter((other) => other.label === label).length === 1;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {actions.map(({ id, area, label, run }) => (
          <li key={id}>
            <Button
              size="small"
              sx={{ ml: -0.625, minWidth: 0, textAlign: 'start' }}
              onClick={() => {
                onClose();
                run();
              }}
            >
              {area && !isAlone(label)
                ? translate('facings.keys.ofArea', { label, area: area.title })
                : label}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** The current action of each key: if several actions share a key, only the one that it would run. */
const meantNow = (actions: PageActions, focused: Element | null): readonly OfferedAction[] => {
  const all = actions.all();
  const shortcuts = [...new Set(all.flatMap(({ shortcut }) => shortcut ?? []))];
  return shortcuts.flatMap((shortcut) => actionFor(all, shortcut, focused) ?? []);
};

/** The shortcuts of the current page and of the console, with the switch for single-key shortcuts. */
export const KeySheet = ({ actions, onClose }: OverPageProps) => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const { menu } = useRegistry();
  const titleId = useId();
  const hintId = useId();
  const [isOn, setIsOn] = useSingleKeys();
  const [palette] = usePaletteKeys();
  // Captured when the sheet is opened, because the sheet takes the focus.
  const [listed] = useState(() => meantNow(actions, document.activeElement));
  const [others] = useState(() =>
    actions
      .all()
      .filter(({ shortcut, isOnlyKey, isDisabled }) => !shortcut && !isOnlyKey && !isDisabled()),
  );
  const t = (key: string) => translate(`facings.keys.${key}`);
  const ofPage: readonly KeyRow[] = [
    ...listed.map(({ id, area, label, shortcut = '' }) => ({
      id,
      keys: [shortcut.toUpperCase()],
      does: area ? translate('facings.keys.ofArea', { label, area: area.title }) : label,
    })),
    ...(listed.some(({ shortcut }) => shortcut === 'j')
      ? [{ id: 'enter', keys: [t('names.enter')], does: t('does.enter') }]
      : []),
  ];
  const ofGo: readonly KeyRow[] = goKeysOf(menu).map(({ letter, entry }) => ({
    id: letter,
    keys: [goKey.toUpperCase(), letter.toUpperCase()],
    does: declaredText(entry.label),
  }));
  const ofAll: readonly KeyRow[] = [
    { id: 'palette', keys: [palette], does: t('does.palette') },
    ...(isOn ? [{ id: 'sheet', keys: ['?'], does: t('does.sheet') }] : []),
    { id: 'escape', keys: [t('names.escape')], does: t('does.escape') },
  ];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={onClose}
      aria-labelledby={titleId}
      transitionDuration={0}
    >
      <DialogTitle id={titleId}>{translate('facings.palette.commands.sheet')}</DialogTitle>
      <DialogContent>
        {!isOn && (
          <Typography sx={{ mb: 2 }}>{translate('facings.keys.isOff', { palette })}</Typography>
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            columnGap: 5,
            rowGap: 3,
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 3 }}>
            {isOn && ofPage.length > 0 && <KeyRows title={t('page')} rows={ofPage} />}
            {others.length > 0 && <Others title={t('others')} actions={others} onClose={onClose} />}
            <KeyRows title={t('everywhere')} rows={ofAll} />
          </Box>
          {isOn && <KeyRows title={t('go')} rows={ofGo} />}
        </Box>
        {isOn && listed.some(({ area }) => area) && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {t('focus')}
          </Typography>
        )}
        <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <FormControlLabel
            control={
              <Switch
                checked={isOn}
                onChange={(_, isChecked) => setIsOn(isChecked)}
                slotProps={{ input: { 'aria-describedby': hintId } }}
              />
            }
            label={t('toggle')}
          />
          <Typography id={hintId} variant="body2" color="text.secondary">
            {translate('facings.keys.toggleHint', { palette })}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {translate('facings.buttons.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
