import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNumberText } from '../useNumberText';
import type { SortReach } from './sorting/sortReach';

interface ListSummaryProps {
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly total: number;
  readonly isTotalKnown: boolean;
  /** How far the list's order reaches; null where nothing is sorted. */
  readonly reach?: SortReach | null;
  /** Search results that the platform found and did not give. */
  readonly missing?: number;
}

/** 'Showing X-Y of N' (Specification 2), and how far the order reaches; told to screen readers on change. */
export const ListSummary = ({
  page,
  pageSize,
  count,
  total,
  isTotalKnown,
  reach = null,
  missing = 0,
}: ListSummaryProps) => {
  const translate = useTranslate();
  const numberText = useNumberText();
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
          from: numberText(from),
          to: numberText(from + count - 1),
          total: numberText(total),
        })}
      {count > 0 && (reach === 'page' || reach === 'ties') && (
        <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
          {translate(`facings.lists.sort.${reach}`)}
        </Box>
      )}
      {missing > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
          {translate('facings.views.list.missing', { smart_count: missing })}
        </Box>
      )}
    </Typography>
  );
};
