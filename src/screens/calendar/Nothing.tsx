import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useWords } from '../../views/useWords';

interface NothingProps {
  readonly text: 'noTemplates' | 'noZones';
  /** What to do next: the first of these is added. */
  readonly of: AnyDeclaration;
  readonly to: string;
}

/** A calendar in which nothing can run yet. */
export const Nothing = ({ text, of, to }: NothingProps) => {
  const translate = useTranslate();
  const words = useWords(of);
  return (
    <Box sx={{ py: 6, display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Typography>{translate(`facings.calendar.${text}`)}</Typography>
      <Button component={Link} to={to} variant="contained" startIcon={<Add />}>
        {words.create}
      </Button>
    </Box>
  );
};
