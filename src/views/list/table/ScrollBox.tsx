import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { onPhones } from '../../../fields/styles';

interface ScrollBoxProps {
  readonly label: string;
  /** A region of this name is around it: two landmarks must not have one name. */
  readonly isInRegion?: boolean;
  readonly children: ReactNode;
}

const scrollSx = {
  overflowX: 'auto',
  // Further columns are to the right: they fade out at the edge, or below the row's buttons. The stacked columns of a
  // phone end there, and stay whole.
  '&[data-more]:not(:has(.actions, .stacked))': {
    maskImage: 'linear-gradient(to left, transparent, #000 28px)',
  },
  '&[data-more]:not(:has(.stacked)) .actions::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    width: 28,
    pointerEvents: 'none',
    background: 'linear-gradient(to left, var(--mui-palette-background-paper), transparent)',
  },
  // The fading would hide the focus ring, and the page's edge what is outside the box.
  '&&:focus-visible': { maskImage: 'none', outlineOffset: '-2px' },
  // A row's link is as wide as what is seen of the row (tableStyles.ts).
  [onPhones]: { containerType: 'inline-size' },
} as const;

/** A box for content that may be wider than the page. It scrolls, also by keyboard once there is something to scroll. */
export const ScrollBox = ({ label, isInRegion = false, children }: ScrollBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  const [hasMore, setMore] = useState(false);
  const look = useCallback(() => {
    const { current } = box;
    if (!current) return;
    setWider(current.scrollWidth > current.clientWidth);
    setMore(current.scrollWidth - current.clientWidth - current.scrollLeft > 1);
  }, []);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [look]);
  return (
    <Box
      ref={box}
      sx={scrollSx}
      data-more={hasMore || undefined}
      onScroll={look}
      {...(isWider
        ? { tabIndex: 0, role: isInRegion ? 'group' : 'region', 'aria-label': label }
        : {})}
    >
      {children}
    </Box>
  );
};
