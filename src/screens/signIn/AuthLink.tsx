import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { useAuthPath } from './useAuthPath';

const Anchor = styled('a')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  fontWeight: 500,
}));

/** A link between the sign-in pages; a plain click does not reload the page. */
export const AuthLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const { go, hrefOf } = useAuthPath();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <Anchor href={hrefOf(to)} onClick={follow}>
      {children}
    </Anchor>
  );
};
