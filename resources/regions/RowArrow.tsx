import ChevronRight from '@mui/icons-material/ChevronRight';

/** Points to the region that a row leads to (rules 2, regions). A click on it follows the row's link. */
export const RowArrow = () => (
  <ChevronRight fontSize="small" color="action" sx={{ display: 'block' }} />
);
