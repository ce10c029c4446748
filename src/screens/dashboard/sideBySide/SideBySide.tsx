import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { uomText } from '../../../charts/figures/figureText';
import { ScrollBox } from '../../../views/list/ScrollBox';
import { useShared } from '../figures/FiguresContext';
import { useFigures } from '../figures/useFigures';
import { useLeads } from '../figures/useLeads';
import { useNear } from '../figures/useNear';
import { Section } from '../frame/Section';
import { unitsTotal } from '../models/totals';
import type { ScopeState } from '../state/useScope';
import { AccuracyCell, FigureCell } from './FigureCell';
import { adjustments, jobs, jobTime, units } from './figures';
import { ZoneCharts } from './ZoneCharts';

/** Each zone needs three calls. */
const mostZones = 8;

/** Compares the selected zones, which the key figures above combine. */
export const SideBySide = ({ scope }: { readonly scope: ScopeState }) => {
  const translate = useTranslate();
  const { zoneIds } = useShared();
  const title = translate('facings.dashboard.sideBySide.title');
  if (zoneIds.length < 2) return null;
  return (
    <Section id="side-by-side" title={title}>
      {zoneIds.length > mostZones ? (
        <Typography color="text.secondary">
          {translate('facings.dashboard.sideBySide.most', {
            most: mostZones,
            smart_count: zoneIds.length,
          })}
        </Typography>
      ) : (
        <ZonesTable title={title} scope={scope} />
      )}
    </Section>
  );
};

const ZonesTable = ({ title, scope }: { readonly title: string; readonly scope: ScopeState }) => {
  const translate = useTranslate();
  const leads = useLeads();
  const { zoneIds, uom: wanted } = useShared();
  const [ref, isNear] = useNear();
  const { given } = useFigures('productUnits', { isWanted: isNear, isCompared: false });
  // One unit of measure for all zones: different units cannot be compared.
  const uom = given ? unitsTotal(given, wanted).uom : null;
  const { known, named } = scope;
  const zones = useMemo(
    () =>
      zoneIds.map((id) => ({
        key: id,
        label: [...known.zones, ...named].find((zone) => zone.id === id)?.name ?? id,
        to: leads.zone(id),
      })),
    [zoneIds, known.zones, named, leads],
  );
  const say = (name: string) => translate(`facings.dashboard.numbers.${name}`);
  const counted = useMemo(() => (uom === null ? null : units(uom)), [uom]);
  const rows = [
    { name: say('jobs'), figure: jobs },
    { name: say('adjustments'), figure: adjustments },
    { name: say('jobTime'), figure: jobTime },
    ...(uom === null || counted === null
      ? []
      : [
          {
            name: translate('facings.dashboard.numbers.unitsOf', { uom: uomText(uom) }),
            figure: counted,
          },
        ]),
  ];
  return (
    <Box ref={ref}>
      <Paper variant="outlined">
        <ScrollBox label={title}>
          <Table size="small" aria-label={title} sx={tableSx}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('facings.dashboard.sideBySide.figure')}</TableCell>
                {zones.map(({ key, label, to }) => (
                  <TableCell key={key} align="right" scope="col">
                    <Link to={to}>{label}</Link>
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              <TableRow>
                <TableCell component="th" scope="row">
                  {say('accuracy')}
                </TableCell>
                {zoneIds.map((id) => (
                  <AccuracyCell key={id} zoneId={id} isWanted={isNear} />
                ))}
              </TableRow>
              {rows.map(({ name, figure }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {zoneIds.map((id) => (
                    <FigureCell key={id} zoneId={id} figure={figure} isWanted={isNear} />
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      </Paper>
      <ZoneCharts accuracy={say('accuracy')} figures={rows} zones={zones} isWanted={isNear} />
    </Box>
  );
};

const tableSx = {
  '& th:first-of-type': { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 },
  '& thead th': { minWidth: 120, maxWidth: 240, overflowWrap: 'anywhere' },
  '& tbody td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
