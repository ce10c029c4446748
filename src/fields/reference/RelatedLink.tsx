import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** Leads to another record; the outline stays inside, since a clipped cell would cut it off. */
export const RelatedLink = styled(Link)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { textDecoration: 'underline', outlineOffset: -2 },
}));
