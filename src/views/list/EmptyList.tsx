import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

interface EmptyListProps {
  /** Plural noun, as in 'No products match your search.' (rules 2; rules R40). */
  readonly many: string;
  /** Search or filters hide rows; a button resets them. */
  readonly isNarrowed: boolean;
  /** Search or filters other than the organization are set; defaults to `isNarrowed`. */
  readonly isSearched?: boolean;
  /** Smaller, because a panel's list is one of several on a page. */
  readonly isCompact?: boolean;
  readonly onClear: () => void;
  /** What to do next if there are no rows at all. */
  readonly next?: ReactNode;
}

export const EmptyList = ({
  many,
  isNarrowed,
  isSearched = isNarrowed,
  isCompact,
  onClear,
  next,
}: EmptyListProps) => {
  const translate = useTranslate();
  const type = many.toLocaleLowerCase();
  return (
    <Box sx={{ py: isCompact ? 3 : 8, textAlign: 'center' }}>
      <Typography color="text.secondary" sx={{ mb: isNarrowed || next ? 2 : 0 }}>
        {translate(isSearched ? 'facings.views.list.noMatch' : 'facings.views.list.none', { type })}
      </Typography>
      {isNarrowed ? (
        <Button variant="outlined" onClick={onClear}>
          {translate('facings.views.list.clear')}
        </Button>
      ) : (
        next
      )}
    </Box>
  );
};
