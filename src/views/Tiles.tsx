import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../fields/useDeclaration';
import type { AnyDeclaration } from '../schema/defineResource';
import { listPath, parentsIn } from '../schema/routes';
import { pageSizeOf, unpaged } from './list/state/listRequest';
import { useNumberText, useWords } from './useWords';

/** The number of records, from one small request of the entity's list. */
const Tile = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const numberText = useNumberText();
  // A list with offset paging returns a complete page whatever is requested.
  const sendsWholePages = declaration.calls?.list?.paging.kind === 'offset';
  const perPage = sendsWholePages ? pageSizeOf(declaration) : 1;
  const { total, isPending, error, pageInfo } = useGetList(declaration.name, {
    ...unpaged,
    pagination: { page: 1, perPage },
  });
  // If the platform reports no total, the known rows are counted.
  const number = `${numberText(total ?? 0)}${pageInfo?.hasNextPage ? '+' : ''}`;
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} to={listPath(declaration)} sx={{ p: 2.5 }}>
        <Typography color="text.secondary" variant="body2">
          {/* Beside figures of the whole period, a count of the newest ones alone would contradict them. */}
          {declaration.calls?.list?.isNewestOnly === true
            ? words.translate('facings.lists.newestTile', { many: words.many })
            : words.many}
        </Typography>
        <Typography
          component="p"
          variant="h4"
          sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
        >
          {isPending ? <Skeleton width={72} /> : error ? '–' : number}
        </Typography>
      </CardActionArea>
    </Card>
  );
};

/** Sorted by address, so that nested lists follow their parent. */
const byPath = (all: readonly AnyDeclaration[]): readonly AnyDeclaration[] =>
  all.toSorted((one, other) => listPath(one).localeCompare(listPath(other)));

interface TilesProps {
  /** Which lists; those within a parent have no count of their own. */
  readonly isWanted: (declaration: AnyDeclaration) => boolean;
}

/** Lists with their number of records, each a link. */
export const Tiles = ({ isWanted }: TilesProps) => {
  const { all } = useRegistry();
  const shownLists = all.filter(
    (declaration) =>
      declaration.list !== undefined &&
      declaration.routes.list !== undefined &&
      parentsIn(declaration.routes.list).length === 0 &&
      isWanted(declaration),
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
          sm: 'repeat(auto-fill, minmax(200px, 1fr))',
        },
      }}
    >
      {byPath(shownLists).map((declaration) => (
        <Tile key={declaration.name} declaration={declaration} />
      ))}
    </Box>
  );
};
