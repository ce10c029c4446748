import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import { FieldCell } from '../../fields/FieldCell';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import { FrozenLocation } from '../place/FrozenLocation';
import { useWords } from '../useWords';

interface FactsProps {
  readonly declaration: AnyDeclaration;
  /** Undefined while loading; a placeholder is shown. */
  readonly record: RaRecord | undefined;
}

/** A record's declared facts, read-only. */
export const RecordFields = (props: FactsProps) => (
  <FrozenLocation>
    <Shown {...props} />
  </FrozenLocation>
);

const Shown = memo(({ declaration, record }: FactsProps) => {
  const words = useWords(declaration);
  const names = (declaration.view?.fields ?? []).filter((name) =>
    holds(declaration.fields[name]?.shownIf, record ?? {}),
  );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      {declaration.view?.title !== undefined && (
        <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
          {words.text('view', declaration.view.title)}
        </Typography>
      )}
      <Box
        component="dl"
        aria-busy={record === undefined}
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
          columnGap: 4,
          rowGap: 2.5,
          '& dt': { color: 'text.secondary', fontSize: 12, fontWeight: 600, mb: 0.5 },
          // A long value has two lines of about the same length, not a last word of its own.
          '& dd': { m: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
        }}
      >
        {names.map((name) => (
          <div key={name}>
            <dt>{words.fieldLabel(name)}</dt>
            <dd>{record ? <FieldCell source={name} place="page" /> : <Skeleton width="60%" />}</dd>
          </div>
        ))}
      </Box>
    </Paper>
  );
});
Shown.displayName = 'Shown';
