import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onPhones } from '../../fields/phone';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

const scrollSx = {
  overflowX: 'auto',
  // A row's link is as wide as what is seen of the row (tableStyles.ts).
  [onPhones]: { containerType: 'inline-size' },
} as const;

/** A box for content that may be wider than the page. It scrolls, also by keyboard once there is something to scroll. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      setWider(current.scrollWidth > current.clientWidth);
    });
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <Box
      ref={box}
      sx={scrollSx}
      {...(isWider ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      {children}
    </Box>
  );
};
