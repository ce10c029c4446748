import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, type ReactNode, type RefCallback } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { lazyPart } from '../lib/failures/code';
import { usePage } from '../views/place/usePage';
import { usePopup } from '../views/usePopup';
import { Keycap } from './keys/Keycap';
import { openPalette } from './keys/opened';
import { preloadPalette } from './keys/OverPage';
import { usePaletteKeys } from './keys/keys';
import { useIsNarrow } from './MenuDrawer';

/**
 * How much of the palette's button and of the person's e-mail a bar of a width has room for, beside the title and many
 * actions.
 */
const room = {
  key: '@container (min-width: 880px)',
  name: '@container (min-width: 1040px)',
  words: '@container (min-width: 1080px)',
  record: '@container (min-width: 1280px)',
} as const;

/** A record's name and actions need the room of the words, the shortcut and, unless it is wide, the e-mail. */
const ofRecordPage = 'header[data-record] &';

/**
 * The width depends on the bar and the kind of page, not on the title and the actions, which arrive later: nothing in
 * the bar moves. A record's page is known by its address, before anything of it is there. The French label is the longest.
 */
const roomSx = {
  flex: '0 0 auto',
  width: 38,
  display: 'flex',
  // The shortcut is left out before the name of a record is cut off.
  [room.key]: { width: 112, [ofRecordPage]: { width: 38 } },
  [room.words]: { width: 256 },
  '& > .MuiButton-root': {
    minWidth: 38,
    height: 36,
    px: 1,
    py: 0,
    whiteSpace: 'nowrap',
    justifyContent: 'flex-start',
    // It fills its room, so that no gap separates it from the page's actions.
    width: '100%',
    color: 'text.secondary',
    borderColor: 'divider',
    fontWeight: 500,
    '& > .MuiButton-startIcon': { m: 0 },
  },
} as const;

const wordsSx = {
  display: 'none',
  ml: 1,
  [room.words]: { display: 'inline', [ofRecordPage]: { display: 'none' } },
} as const;

/** Opens the palette: with a label and the shortcut, with the shortcut alone, or only as an icon. */
const PaletteButton = () => {
  const translate = useTranslate();
  const [printed, named] = usePaletteKeys();
  const label = translate('facings.palette.open');
  return (
    <Box sx={roomSx}>
      <Button
        color="inherit"
        variant="outlined"
        aria-label={`${label} ${printed}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={named}
        title={translate('facings.keys.hint', { keys: printed })}
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        onClick={openPalette}
        startIcon={<Search />}
      >
        <Box component="span" sx={wordsSx}>
          {label}
        </Box>{' '}
        <Box
          component={Keycap}
          aria-hidden="true"
          sx={{
            display: 'none',
            [room.key]: {
              display: 'inline-block',
              ml: 'auto',
              [ofRecordPage]: { display: 'none' },
            },
          }}
        >
          {printed}
        </Box>
      </Button>
    </Box>
  );
};

const loadMenu = () => import('./UserMenuList');
const near = () => void loadMenu();
const UserMenuList = lazyPart(loadMenu, 'UserMenuList');

/** The signed-in person's e-mail, with the menu of personal settings (rules 2). */
const UserMenu = ({ username }: Pick<TopBarProps, 'username'>) => {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const { button, popup } = usePopup('menu', near);
  // Until the profile arrives, the e-mail of the sign-in, which nearly always is the same: nothing beside it moves.
  const email: unknown = identity?.email ?? username;
  return (
    <>
      <Button color="inherit" {...button} startIcon={<AccountCircle />}>
        <Box component="span" sx={nameSx} title={typeof email === 'string' ? email : undefined}>
          {typeof email === 'string' ? email : translate('facings.shell.user.menu')}
        </Box>
      </Button>
      {popup((menu) => (
        <UserMenuList email={typeof email === 'string' ? email : ''} {...menu} />
      ))}
    </>
  );
};

/** Without the space for it, the name is only for screen readers. */
const hiddenName = { width: '1px', height: '1px', clipPath: 'inset(50%)' } as const;
/** Fixed: the text face is loaded late, and must not move what is beside it. */
const shownName = { width: 176, height: 'auto', clipPath: 'none' } as const;

/** In a narrow bar the title and the actions need the space, and on a record’s page also in a wider one. */
const nameSx: SxProps<Theme> = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textAlign: 'start',
  ...hiddenName,
  [room.name]: shownName,
  [ofRecordPage]: hiddenName,
  [room.record]: { [ofRecordPage]: shownName },
};

/** With the tools of a record: its toggle, and the button of its actions. */
const ofRecord = ':has([data-folded], .MuiToggleButtonGroup-root)';

/** Between a phone and a wide screen, the page's actions are beside the title if both fit, else below it. */
const headSx = {
  display: { xs: 'contents', sm: 'flex', lg: 'contents' },
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  [`&${ofRecord}`]: { flexWrap: 'nowrap' },
} as const;

interface TopBarProps {
  /** The e-mail that the person signed in with. */
  readonly username: string | undefined;
  readonly onMenu: () => void;
  readonly leadRef: RefCallback<HTMLElement>;
  readonly titleRef: RefCallback<HTMLElement>;
  readonly toolsRef: RefCallback<HTMLElement>;
}

/** All that a new address draws again of the bar: it says whether the page is that of a record. */
const Bar = ({ children }: { readonly children: ReactNode }) => (
  <Box component="header" data-record={usePage().screen === 'view' || undefined} sx={barSx}>
    {children}
  </Box>
);

const barSx = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  containerType: 'inline-size',
  // On one line if it is wide.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: { xs: 'center', sm: 'flex-start', lg: 'center' },
  gap: 1,
  minHeight: 60,
  px: { xs: 2, sm: 3 },
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  // The user menu's button: see `toolsSx` on why it has no styles of its own.
  '& > .MuiButton-root': {
    minWidth: 0,
    flexShrink: 0,
    color: 'text.secondary',
    fontWeight: 500,
    '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
  },
  // The e-mail is cut off before the title.
  [room.name]: { '&:not([data-record]) > .MuiButton-root': { flexShrink: 10_000, minWidth: 120 } },
} as const;

/** Where react-admin's <Title> is drawn: the heading of pages without a title of ours. */
const stockTitleId = 'react-admin-title';

/**
 * The page's title, back link, view/edit toggle and actions, the palette's button and the user menu. Memoized, so that
 * a new address does not draw it again.
 */
export const TopBar = memo(({ username, onMenu, leadRef, titleRef, toolsRef }: TopBarProps) => {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  return (
    <Bar>
      {isNarrow && (
        <IconButton edge="start" aria-label={translate('facings.shell.menu')} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Box sx={headSx}>
        <Box component="span" ref={leadRef} data-lead="" sx={{ display: 'contents' }} />
        <Box
          component="h1"
          ref={titleRef}
          tabIndex={-1}
          sx={{
            m: 0,
            flex: { xs: '1 1 0', sm: '1 1 auto', lg: '1 100 auto' },
            minHeight: '1.3em',
            lineHeight: { xs: 1.2, sm: '36px', lg: 1.3 },
            minWidth: { xs: 0, lg: 140 },
            // Next to the back link, which is 36 pixels wide.
            maxWidth: { sm: 'calc(100% - 44px)', lg: 'none' },
            fontSize: { xs: 17, sm: 20 },
            fontWeight: 650,
            letterSpacing: '-0.01em',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: { sm: 'nowrap' },
            // The page's own title follows it.
            [`& > #${stockTitleId}:not(:only-child)`]: { display: 'none' },
          }}
        >
          <span id={stockTitleId} />
        </Box>
        <Box
          ref={toolsRef}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            // If narrow, below the title with the full width, so that many actions leave space for the title.
            order: { xs: 1, sm: 0 },
            // One button that arrives with the record stands beside the title: the bar keeps its height.
            [`&${ofRecord}`]: { order: 0, width: 'auto', flexWrap: 'nowrap', flexShrink: 0 },
            // PageSlot leaves an empty element here.
            '&:not(:has(> * > *))': { display: 'none' },
            width: { xs: '100%', sm: 'auto' },
            flexShrink: { lg: 0 },
            maxWidth: { sm: '100%', lg: '75%' },
          }}
        />
      </Box>
      <PaletteButton />
      <UserMenu username={username} />
    </Bar>
  );
});
TopBar.displayName = 'TopBar';
