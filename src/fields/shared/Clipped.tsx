import { styled } from '@mui/material/styles';

/** One line that ends in an ellipsis where the column does; its `title` should hold the whole. */
export const Clipped = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
