import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';

const loadMenu = () => import('./UserMenuList');
const UserMenuList = lazy(() => loadMenu().then(({ UserMenuList: List }) => ({ default: List })));

/** The signed-in person's e-mail, and what they can do for themselves (Specification 2). */
export const UserMenu = ({ onLeave }: { onLeave: () => void }) => {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const email: unknown = identity?.email;
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
          '& .email': {
            maxWidth: { xs: 140, sm: 220 },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        }}
      >
        <span className="email">
          {typeof email === 'string' ? email : translate('facings.shell.user.menu')}
        </span>
      </Button>
      <Suspense fallback={null}>
        {anchor && (
          <UserMenuList
            anchor={anchor}
            email={typeof email === 'string' ? email : ''}
            onClose={() => {
              setAnchor(null);
            }}
            onLeave={onLeave}
          />
        )}
      </Suspense>
    </>
  );
};
