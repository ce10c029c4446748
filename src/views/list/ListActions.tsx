import Settings from '@mui/icons-material/SettingsOutlined';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useOverlay } from '../place/useOverlay';
import { loadCreate } from '../load';
import { useWords } from '../useWords';

const GearMenu = lazy(() => import('./GearMenu').then(({ GearMenu: Menu }) => ({ default: Menu })));

const near = () => void loadCreate();

interface ListActionsProps {
  readonly declaration: AnyDeclaration;
  /** Without the gear's menu: the one thing to do in an empty list. */
  readonly isPlain?: boolean;
  /** In the heading of a panel, where the page's own action stands out. */
  readonly isSmall?: boolean;
}

/** A list's page actions: Add, or a gear that holds them (Specification 2, Manage Products). */
export const ListActions = ({
  declaration,
  isPlain = false,
  isSmall = false,
}: ListActionsProps) => {
  const words = useWords(declaration);
  const { toCreate: to } = useOverlay(declaration);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!declaration.create) return null;

  if (declaration.list?.gear === undefined || isPlain) {
    return (
      <Button
        component={Link}
        to={to}
        {...(isSmall
          ? ({ variant: 'outlined', size: 'small' } as const)
          : ({ variant: 'contained' } as const))}
        startIcon={<Add />}
        onPointerEnter={near}
        onFocus={near}
      >
        {words.create}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Settings />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={near}
        onFocus={near}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        {words.gear}
      </Button>
      <Suspense fallback={null}>
        {anchor && (
          <GearMenu
            anchor={anchor}
            entries={[{ label: words.create, to }]}
            onClose={() => {
              setAnchor(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
