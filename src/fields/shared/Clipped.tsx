import { styled } from '@mui/material/styles';

/** One line, cut off with an ellipsis at the column's width; its `title` should be the complete text. */
export const Clipped = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
