import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface ListSummaryProps {
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly total: number;
  readonly isTotalKnown: boolean;
}

/** 'Showing X-Y of N' (Specification 2), told to screen readers when it changes. */
export const ListSummary = ({ page, pageSize, count, total, isTotalKnown }: ListSummaryProps) => {
  const translate = useTranslate();
  const from = (page - 1) * pageSize + 1;
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      sx={{ fontVariantNumeric: 'tabular-nums', minHeight: 20 }}
    >
      {count > 0 &&
        translate(isTotalKnown ? 'facings.views.list.range' : 'facings.views.list.rangeOfMore', {
          from,
          to: from + count - 1,
          total,
        })}
    </Typography>
  );
};
