import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A box that scrolls content wider than the page; focusable as soon as it scrolls. */
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
      sx={{ overflowX: 'auto' }}
      {...(isWider ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      {children}
    </Box>
  );
};
