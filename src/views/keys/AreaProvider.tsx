import { useContext, useMemo, type ReactNode, type RefObject } from 'react';
import { AreaContext } from './KeysContext';

interface AreaProviderProps {
  readonly title: string;
  readonly element: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A part of the page with its own actions: their keys work while the focus is inside it. */
export const AreaProvider = ({ title, element, children }: AreaProviderProps) => {
  const depth = (useContext(AreaContext)?.depth ?? 0) + 1;
  const area = useMemo(() => ({ title, depth, element }), [title, depth, element]);
  return <AreaContext value={area}>{children}</AreaContext>;
};
