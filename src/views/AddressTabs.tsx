import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { onPhones } from '../fields/styles';
import { isForBrowser } from '../fields/ConsoleLink';
import { useOptimisticValue } from './useOptimisticValue';

export interface AddressTab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly to: string;
}

interface TabStripProps<Key extends string> {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly AddressTab<Key>[];
  /** Key of the open tab, from the address. */
  readonly open: Key;
}

interface AddressTabsProps<Key extends string> extends TabStripProps<Key> {
  /** Key of the tab whose content is drawn: that of the open one may still be on its way. */
  readonly drawn: Key;
  /** Buttons beside the tabs, which scroll if there is no room. */
  readonly actions?: ReactNode;
  /** Content of the drawn tab; the others are not drawn. */
  readonly children: ReactNode;
}

/** A pressed tab is marked at once, and opened after that was painted. */
const TabStrip = <Key extends string>({
  id,
  label,
  tabs,
  open,
}: TabStripProps<Key> & { readonly id: string }) => {
  const navigate = useNavigate();
  const [marked, mark] = useOptimisticValue(open, (key: Key) => {
    const tab = tabs.find((candidate) => candidate.key === key);
    if (tab) void navigate(tab.to);
  });
  return (
    <Tabs
      value={marked}
      variant="scrollable"
      // On a phone a finger scrolls them: buttons, which MUI adds after the first paint, would move them.
      scrollButtons={false}
      aria-label={label}
      // The line of the open tab lies on that below all.
      sx={{
        flex: '1 1 auto',
        minWidth: 0,
        mb: '-1px',
        // Further tabs are to the right: those at the edge fade out, also where it is between two of them.
        [onPhones]: {
          maskImage: 'linear-gradient(to left, transparent, #000 24px)',
          '& .MuiTab-root': { minWidth: 0, px: 1.25 },
          '& .MuiTabs-list': { pr: 3 },
        },
      }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          label={tab.label}
          component={Link}
          to={tab.to}
          id={`${id}-tab-${tab.key}`}
          aria-controls={tab.key === marked ? `${id}-panel` : undefined}
          onClick={(event: React.MouseEvent) => {
            if (isForBrowser(event)) return;
            event.preventDefault();
            mark(tab.key);
          }}
          // A link does not open with Space, a tab does.
          onKeyDown={(event: React.KeyboardEvent) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            mark(tab.key);
          }}
        />
      ))}
    </Tabs>
  );
};

/** The tabs of a page, each a link to its own address. */
export const AddressTabs = <Key extends string>({
  label,
  tabs,
  open,
  drawn,
  actions,
  children,
}: AddressTabsProps<Key>) => {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(drawn);
  useEffect(() => {
    if (last.current === drawn) return;
    last.current = drawn;
    // A link inside the previous tab had the focus, and is gone.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [drawn]);
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
        <TabStrip id={id} label={label} tabs={tabs} open={open} />
        {actions}
      </Box>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${drawn}`}
        aria-busy={drawn !== open}
        tabIndex={-1}
        style={{ outline: 'none' }}
      >
        {children}
      </div>
    </>
  );
};
