import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import { pictureSide } from '../../fields/image/pictureSide';
import { FieldCell } from '../../fields/FieldCell';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Field } from '../../schema/field';
import { FrozenLocation } from '../place/FrozenLocation';
import { useRowCode } from '../list/table/useRowCode';
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

/** A placeholder as high as the value. */
const roomOf = (field: Field | undefined) =>
  field?.kind === 'image' ? (
    <Skeleton variant="rounded" width={pictureSide.page} height={pictureSide.page} />
  ) : (
    <Skeleton width="60%" />
  );

/** Names and descriptions have the room of two columns, so that nearly all of them are in one line. */
const isLong = ({ fields, represent }: AnyDeclaration, name: string): boolean => {
  const field = fields[name];
  if (field?.kind !== 'text' || field.code === true) return false;
  return field.multiline === true || represent.includes(`{${name}}`);
};

const Shown = memo(({ declaration, record }: FactsProps) => {
  const words = useWords(declaration);
  const names = (declaration.view?.fields ?? []).filter((name) =>
    holds(declaration.fields[name]?.shownIf, record ?? {}),
  );
  // Values drawn by code of their own come together with the others.
  const isHere = useRowCode(declaration, names, false) && record !== undefined;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      {declaration.view?.title !== undefined && (
        <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
          {words.text('view', declaration.view.title)}
        </Typography>
      )}
      <Box
        component="dl"
        aria-busy={!isHere}
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
          columnGap: 4,
          rowGap: 2.5,
          '& dt': { color: 'text.secondary', fontSize: 12, fontWeight: 600, mb: 0.5 },
          '& > [data-long]': { gridColumn: { md: 'span 2' } },
          // A longer one has several lines: what is after it comes with it, and does not move.
          '&[aria-busy=true] > [data-long] ~ *': { visibility: 'hidden' },
          // A long value has two lines of about the same length, not a last word of its own.
          '& dd': { m: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
        }}
      >
        {names.map((name) => (
          <div key={name} data-long={isLong(declaration, name) || undefined}>
            <dt>{words.fieldLabel(name)}</dt>
            <dd>
              {isHere ? <FieldCell source={name} place="page" /> : roomOf(declaration.fields[name])}
            </dd>
          </div>
        ))}
      </Box>
    </Paper>
  );
});
Shown.displayName = 'Shown';
