import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { RefCallback } from 'react';
import { useTranslate } from 'react-admin';
import { PaletteButton } from './palette/PaletteButton';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  readonly onMenu: () => void;
  readonly leadRef: RefCallback<HTMLElement>;
  readonly titleRef: RefCallback<HTMLElement>;
  readonly toolsRef: RefCallback<HTMLElement>;
}

/** Page title, back link, view/edit toggle and actions (all the page's own), the palette's button and the user menu. */
export const TopBar = ({ onMenu, leadRef, titleRef, toolsRef }: TopBarProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        // What stands in it is cut by its own width: sidebars take more or less of the window's.
        containerType: 'inline-size',
        display: 'flex',
        // In one line where it is wide: then the search gives its room to a long title.
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        minHeight: 60,
        px: { xs: 2, sm: 3 },
        py: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        edge="start"
        aria-label={translate('facings.shell.menu')}
        onClick={onMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box component="span" ref={leadRef} sx={{ display: 'contents' }} />
      <Box
        component="h1"
        ref={titleRef}
        sx={{
          m: 0,
          flex: { xs: '1 1 0', lg: '1 100 auto' },
          minHeight: '1.3em',
          lineHeight: 1.3,
          minWidth: { xs: 0, lg: 200 },
          fontSize: { xs: 18, sm: 20 },
          fontWeight: 650,
          letterSpacing: '-0.01em',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      />
      <Box
        ref={toolsRef}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          // Narrow: below the title, over the whole width, so that many actions leave the title its room.
          order: { xs: 1, lg: 0 },
          '&:empty': { display: 'none' },
          width: { xs: '100%', lg: 'auto' },
          flexShrink: { lg: 0 },
          maxWidth: { lg: '75%' },
        }}
      />
      <PaletteButton />
      <UserMenu />
    </Box>
  );
};
