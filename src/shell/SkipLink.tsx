import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.primary.main,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** First stop of the Tab key: past the sidebars, to the page. */
export const SkipLink = () => {
  const translate = useTranslate();
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        // The address is the router's: only the focus moves.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {translate('facings.shell.skip')}
    </Anchor>
  );
};
