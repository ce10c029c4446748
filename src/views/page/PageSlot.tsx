import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const makeBox = (): HTMLElement => {
  const box = document.createElement('span');
  box.style.display = 'contents';
  return box;
};

interface PageSlotProps {
  /** A place of the shell's; null until the shell is drawn. */
  readonly at: HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A page's part of the shell. A list that is kept out of sight leaves the shell with its effects, in the same moment as
 * the next page comes: React by itself would only hide what it drew there, and the heading would hold two titles.
 */
export const PageSlot = ({ at, children }: PageSlotProps) => {
  const [box] = useState(makeBox);
  useLayoutEffect(() => {
    at?.append(box);
    return () => {
      box.remove();
    };
  }, [at, box]);
  return at && createPortal(children, box);
};
