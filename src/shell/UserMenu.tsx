import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { OverlayBoundary } from '../faults/OverlayBoundary';

const loadMenu = () => import('./UserMenuList');
const UserMenuList = lazy(() => loadMenu().then(({ UserMenuList: List }) => ({ default: List })));

/** The signed-in person's e-mail, and what they can do for themselves (rules 2). */
export const UserMenu = () => {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const email: unknown = identity?.email;
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<AccountCircle />}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={{
          minWidth: 0,
          color: 'text.secondary',
          fontWeight: 500,
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
        }}
      >
        <Box component="span" sx={nameSx}>
          {typeof email === 'string' ? email : translate('facings.shell.user.menu')}
        </Box>
      </Button>
      {anchor && (
        <OverlayBoundary onClose={close}>
          <Suspense fallback={null}>
            <UserMenuList
              anchor={anchor}
              email={typeof email === 'string' ? email : ''}
              onClose={close}
            />
          </Suspense>
        </OverlayBoundary>
      )}
    </>
  );
};

/** On a phone the title needs the room: the name is there for those who hear it. */
const nameSx: SxProps<Theme> = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  maxWidth: { xs: '1px', sm: 220 },
  height: { xs: '1px', sm: 'auto' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
};
