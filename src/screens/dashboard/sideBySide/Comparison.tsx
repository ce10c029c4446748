import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { figureText, uomText, useSpeech } from '../../../lib/charts/figures/figureText';
import type { Unit } from '../../../lib/charts/types';
import { useNear } from '../../../lib/charts/useNear';
import { failureMessageOf } from '../../../lib/failures/failures';
import { LoadFailure } from '../../../views/LoadFailure';
import { ScrollBox } from '../../../views/list/table/ScrollBox';
import { useShared } from '../figures/FiguresContext';
import { groupsOf } from '../../../lib/util/groupsOf';
import { ComparisonCharts, type ComparisonWords } from './ComparisonCharts';
import type { KeyFigure } from '../models/keyFigures';
import {
  useComparison,
  type ComparedCell,
  type ComparedRow,
  type ComparisonFailure,
  type Subject,
} from './useComparison';

interface ComparisonProps {
  readonly title: string;
  readonly subjects: readonly Subject[];
  readonly figures: readonly KeyFigure[];
  readonly words: ComparisonWords;
  /** Without the charts, which repeat the table's figures. */
  readonly isTableOnly?: boolean;
}

/** Zones or organizations next to each other: a table, and a chart for each of its rows. */
export const Comparison = ({
  title,
  subjects,
  figures,
  words,
  isTableOnly = false,
}: ComparisonProps) => {
  const translate = useTranslate();
  const [ref, isNear] = useNear();
  const { rows, uom, failures } = useComparison({ figures, subjects, isWanted: isNear });
  const named = rows.map((row) => ({ ...row, name: rowName(row, uom, translate) }));
  return (
    <Box ref={ref}>
      <Paper variant="outlined">
        <ScrollBox label={title}>
          <Table size="small" aria-label={title} sx={tableSx}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('facings.dashboard.sideBySide.figure')}</TableCell>
                {subjects.map(({ key, label, to }) => (
                  <TableCell key={key} align="right" scope="col">
                    {to === undefined ? label : <Link to={to}>{label}</Link>}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {named.map(({ figure, cells, name }) => (
                <TableRow key={figure.key}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {cells.map((cell, at) => (
                    <TableCell key={subjects[at]?.key ?? at} align="right">
                      <Figure cell={cell} unit={figure.unit} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      </Paper>
      <Failures failures={failures} />
      {!isTableOnly && (
        <ComparisonCharts rows={named} subjects={subjects} words={words} failures={failures} />
      )}
    </Box>
  );
};

const rowName = (
  { figure }: ComparedRow,
  uom: string,
  translate: ReturnType<typeof useTranslate>,
): string =>
  figure.key === 'units' && uom !== ''
    ? translate('facings.dashboard.numbers.unitsOf', { uom: uomText(uom) })
    : translate(`facings.dashboard.numbers.${figure.key}`);

const Figure = ({ cell, unit }: { readonly cell: ComparedCell; readonly unit: Unit }) => {
  const translate = useTranslate();
  const speech = useSpeech();
  const { isCompared } = useShared();
  const { total, hasFailed } = cell;
  if (hasFailed) {
    return (
      <Typography component="span" variant="inherit" color="error">
        {translate('facings.dashboard.sideBySide.failed')}
      </Typography>
    );
  }
  if (!total) return <Skeleton width={60} sx={{ display: 'inline-block' }} />;
  const { figure, earlier, products } = total;
  if (figure === null) return translate('facings.dashboard.sideBySide.none');
  return (
    <>
      {figureText(figure, unit, speech)}
      {products !== undefined && (
        <Typography component="div" variant="body2" color="text.secondary">
          {translate('facings.dashboard.sideBySide.products', { smart_count: products })}
        </Typography>
      )}
      {isCompared && earlier !== null && (
        <Typography component="div" variant="body2" color="text.secondary">
          {translate('facings.dashboard.sideBySide.before', {
            figure: figureText(earlier, unit, speech),
          })}
        </Typography>
      )}
    </>
  );
};

/** One message for each reason, with the names of what it concerns. */
const Failures = ({ failures }: { readonly failures: readonly ComparisonFailure[] }) => {
  const translate = useTranslate();
  const reasons = groupsOf(
    failures,
    ({ error, isEarlier }) => `${isEarlier} ${failureMessageOf(error, translate).message}`,
  );
  return [...reasons].map(([reason, group]) => {
    const [first] = group;
    const names = group.map(({ subject }) => subject.label).join(', ');
    return (
      <LoadFailure
        key={reason}
        error={first.error}
        what={
          first.isEarlier ? translate('facings.dashboard.sideBySide.previousOf', { names }) : names
        }
        onRetry={() => {
          for (const { again } of group) again();
        }}
      />
    );
  });
};

const tableSx = {
  // Collapsed borders belong to the table and would not stay with the first column.
  borderCollapse: 'separate',
  // Eight columns fit beside the sidebar of a window of 1440 pixels.
  '& th, & td': { px: 1 },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    pl: 2,
    pr: 1,
    // Names wrap between words only.
    minWidth: 112,
    bgcolor: 'background.paper',
  },
  '& thead th:not(:first-of-type)': { minWidth: 112, maxWidth: 240, overflowWrap: 'anywhere' },
  '& tbody td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;
