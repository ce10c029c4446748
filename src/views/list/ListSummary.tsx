import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNumberText } from '../useNumberText';
import type { LooseSearch } from './looseOf';
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
  /** How rows were found that are only close to the text. */
  readonly loose?: LooseSearch | null;
  readonly text?: string;
  /** How many rows there are to look through, where the platform gives only the newest ones. */
  readonly newest?: number | null;
  readonly many?: string;
}

const noteSx = { display: 'block', color: 'text.primary', overflowWrap: 'anywhere' } as const;

/** 'Showing X-Y of N' (rules 2), and how far the order reaches; told to screen readers on change. */
export const ListSummary = ({
  page,
  pageSize,
  count,
  total,
  isTotalKnown,
  reach = null,
  missing = 0,
  loose = null,
  text = '',
  newest = null,
  many = '',
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
        <Box component="span" sx={noteSx}>
          {translate(`facings.lists.sort.${reach}`)}
        </Box>
      )}
      {newest !== null && newest > 0 && (
        <Box component="span" sx={noteSx}>
          {translate('facings.lists.newest', {
            smart_count: newest,
            many: many.toLocaleLowerCase(),
          })}
        </Box>
      )}
      {loose && (
        <Box component="span" sx={noteSx}>
          {translate('facings.lists.loose.close', { text })}{' '}
          {loose.asked !== null && translate('facings.lists.loose.asked', { text: loose.asked })}{' '}
          {loose.found > loose.compared &&
            translate('facings.lists.loose.part', { ...loose, smart_count: loose.compared })}
        </Box>
      )}
      {missing > 0 && (
        <Box component="span" sx={noteSx}>
          {translate('facings.views.list.missing', { smart_count: missing })}
        </Box>
      )}
    </Typography>
  );
};
