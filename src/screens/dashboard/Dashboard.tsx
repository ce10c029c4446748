import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../../fields/RegistryContext';
import type { AnyDeclaration } from '../../schema/defineResource';
import { listPath } from '../../schema/routes';
import { PageBar } from '../../views/page/PageBar';
import { useWords } from '../../views/useWords';

/** How many there are, by one small call of the entity's own list. */
const Tile = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const { total, isPending, error } = useGetList(declaration.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} to={listPath(declaration)} sx={{ p: 2.5 }}>
        <Typography color="text.secondary" variant="body2">
          {words.many}
        </Typography>
        <Typography
          component="p"
          variant="h4"
          sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
        >
          {isPending ? <Skeleton width={72} /> : error ? '–' : (total ?? 0).toLocaleString()}
        </Typography>
      </CardActionArea>
    </Card>
  );
};

/** In the order of their addresses: what stands below another follows it. */
const byPath = (all: readonly AnyDeclaration[]): readonly AnyDeclaration[] =>
  all.toSorted((one, other) => listPath(one).localeCompare(listPath(other)));

/** The first screen: what there is, each number a way to it. */
export const Dashboard = () => {
  const translate = useTranslate();
  const { all } = useRegistry();
  return (
    <>
      <PageBar title={translate('facings.shell.nav.dashboard')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {byPath(all).map((declaration) => (
          <Tile key={declaration.name} declaration={declaration} />
        ))}
      </Box>
    </>
  );
};
