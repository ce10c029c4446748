import { useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import type { Page } from '../../schema/pageAt';

/** The page at the current address. The registry remembers the last ones, so every part of a page gets the same object. */
export const usePage = (): Page => {
  const { pageAt } = useRegistry();
  return pageAt(useLocation());
};
