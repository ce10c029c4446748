import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

export interface AddressTab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly to: string;
}

interface AddressTabsProps<Key extends string> {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly AddressTab<Key>[];
  /** Key of the open tab, from the address. */
  readonly open: Key;
  /** Buttons beside the tabs, which scroll if there is no room. */
  readonly actions?: ReactNode;
  /** Content of the open tab; the others are not drawn. */
  readonly children: ReactNode;
}

/** The tabs of a page, each a link to its own address. */
export const AddressTabs = <Key extends string>({
  label,
  tabs,
  open,
  actions,
  children,
}: AddressTabsProps<Key>) => {
  const id = useId();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    // A link inside the previous tab had the focus, and is gone.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          columnGap: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={open}
          variant="scrollable"
          // On a phone a finger scrolls them: buttons, which MUI adds after the first paint, would move them.
          scrollButtons={false}
          aria-label={label}
          // The line of the open tab lies on that below all.
          sx={{ flex: '1 1 auto', minWidth: 0, mb: '-1px' }}
        >
          {tabs.map(({ key, label: text, to }) => (
            <Tab
              key={key}
              value={key}
              label={text}
              component={Link}
              to={to}
              id={`${id}-tab-${key}`}
              aria-controls={key === open ? `${id}-panel` : undefined}
              // A link does not open with Space, a tab does.
              onKeyDown={(event: React.KeyboardEvent) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                void navigate(to);
              }}
            />
          ))}
        </Tabs>
        {actions}
      </Box>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${open}`}
        tabIndex={-1}
        style={{ outline: 'none' }}
      >
        {children}
      </div>
    </>
  );
};
