import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { useDeclaredText } from '../../views/useWords';
import { Keycap } from './Keycap';
import { goKeysOf } from './keys';

/** The keys that can follow the first key of a sequence. */
export const PendingHint = ({ first }: { readonly first: string }) => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const { menu } = useRegistry();
  return (
    <Paper
      elevation={8}
      aria-hidden="true"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 24,
        left: 16,
        right: 16,
        mx: 'auto',
        width: 'fit-content',
        maxWidth: 720,
        px: 2,
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        fontSize: 13,
      }}
    >
      <Box component="span" sx={{ fontWeight: 650 }}>
        {translate('facings.keys.pending', { first: first.toUpperCase() })}
      </Box>
      {goKeysOf(menu).map(({ letter, entry }) => (
        <Box key={letter} component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
          <Keycap>{letter.toUpperCase()}</Keycap>
          {declaredText(entry.label)}
        </Box>
      ))}
    </Paper>
  );
};
