import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Search from '@mui/icons-material/Search';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { withWords } from '../../lib/text/plainText';
import { flashOutcomes, type Counts, type FlashOutcome, type PlannedProduct } from './plan';

/** Separate buttons: on a phone they wrap to two rows. */
const apart = {
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiToggleButtonGroup-grouped': { m: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;

/** Maximum number of products listed; others are found by search. */
const mostShown = 100;

interface PreviewListProps {
  readonly plan: readonly PlannedProduct[];
  readonly counts: Counts;
}

/** Lists the products behind each count. */
export const PreviewList = ({ plan, counts }: PreviewListProps) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<FlashOutcome | null>(null);
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  // Selects the first group with products; a selected group stays selected while it has any.
  const fate =
    chosen && counts[chosen] > 0
      ? chosen
      : (flashOutcomes.find((outcome) => counts[outcome] > 0) ?? 'added');
  const rows = useMemo(() => {
    const fateRows = plan.filter((row) => row.fate === fate);
    return withWords(fateRows, sought, ({ product }) => `${product.sku} ${product.description}`);
  }, [plan, fate, sought]);

  const parOf = ({ before, after }: PlannedProduct): string => {
    if (fate === 'overwritten') return translate('facings.flash.list.parChange', { before, after });
    return after === null ? '' : translate('facings.flash.list.par', { par: after });
  };

  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={fate}
        aria-label={translate('facings.flash.list.show')}
        onChange={(_, value: FlashOutcome | null) => {
          if (value) setChosen(value);
        }}
        sx={apart}
      >
        {flashOutcomes.map((outcome) => (
          <ToggleButton
            key={outcome}
            value={outcome}
            disabled={counts[outcome] === 0}
            sx={{ py: 0.5 }}
          >
            {translate(`facings.flash.list.${outcome}`, { smart_count: counts[outcome] })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <OutlinedInput
        type="search"
        size="small"
        fullWidth
        value={text}
        placeholder={translate('facings.flash.list.search')}
        onChange={(event) => setText(event.target.value)}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        inputProps={{ 'aria-label': translate('facings.flash.list.search') }}
      />
      <Box
        component="ul"
        // Scrollable by keyboard.
        tabIndex={0}
        aria-label={translate('facings.matrix.products')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: 220,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {rows.slice(0, mostShown).map((row) => (
          <Box
            component="li"
            key={row.product.id}
            sx={{
              display: 'flex',
              gap: 2,
              justifyContent: 'space-between',
              px: 1.5,
              py: 0.75,
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ fontFamily: 'monospace', mr: 1 }}>
                {row.product.sku}
              </Box>{' '}
              {row.product.description}
            </Box>
            <Box sx={{ flexShrink: 0, color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {parOf(row)}
            </Box>
          </Box>
        ))}
        {rows.length === 0 && (
          <Box component="li" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
            {translate('facings.flash.list.none')}
          </Box>
        )}
      </Box>
      {rows.length > mostShown && (
        <Typography variant="body2" color="text.secondary">
          {translate('facings.flash.list.first', { n: mostShown, total: rows.length })}
        </Typography>
      )}
    </Box>
  );
};
