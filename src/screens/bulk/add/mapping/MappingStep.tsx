import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { memo, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportTarget } from '../../../../lib/tables/types';
import { ScrollBox } from '../../../../views/list/table/ScrollBox';
import type { FileImport } from '../createFileImport';
import type { AddingState } from '../useAdding';
import { FileChoices } from './FileChoices';
import { FirstRows } from './FirstRows';
import type { MappedColumn, Mapping } from './mapping';
import { MappingRow } from './MappingRow';
import { NamedNote } from './NamedOffer';
import { Purpose } from './Purpose';
import { mappingSx, ValueTables } from './ValueTables';

/** Number of columns listed at first: a file may have 512. */
const step = 60;

interface MappingTableProps {
  readonly columns: readonly MappedColumn[];
  readonly targets: readonly ImportTarget[];
  readonly fileImport: FileImport;
}

/** 'ID', 'product_id', 'Record Id'. */
const idHeading = /(^|[^a-z])id$/i;

/** Lists the file's columns with their targets and the certainty of each match. */
const MappingTable = memo(({ columns: all, targets, fileImport }: MappingTableProps) => {
  const translate = useTranslate();
  const [most, setMost] = useState(step);
  // Empty columns without a header cannot be matched.
  const columns = all.filter(({ profile }) => profile.heading !== '' || profile.filled > 0);
  const label = translate('facings.bulk.mapping.columns');
  // Only a file with ids can be matched by them.
  const hasIds = all.some(({ profile }) => idHeading.test(profile.heading));
  const offered = useMemo(() => targets.filter(({ isId }) => hasIds || !isId), [targets, hasIds]);
  return (
    <Box>
      <ScrollBox label={label}>
        <Box component="table" aria-label={label} sx={mappingSx}>
          <thead>
            <tr>
              <th scope="col">{translate('facings.bulk.mapping.column')}</th>
              <th scope="col" className="samples">
                {translate('facings.bulk.mapping.samples')}
              </th>
              <th scope="col">{translate('facings.bulk.mapping.target')}</th>
              <th scope="col">{translate('facings.bulk.mapping.confidence')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.slice(0, most).map((mapped) => (
              <MappingRow
                key={mapped.column}
                mapped={mapped}
                targets={offered}
                fileImport={fileImport}
              />
            ))}
          </tbody>
        </Box>
      </ScrollBox>
      {columns.length === 0 && (
        <Typography sx={{ py: 2 }}>{translate('facings.bulk.mapping.noColumns')}</Typography>
      )}
      {columns.length > most && (
        <Button onClick={() => setMost((before) => before + step)}>
          {translate('facings.bulk.mapping.moreColumns', {
            smart_count: Math.min(step, columns.length - most),
          })}
        </Button>
      )}
    </Box>
  );
});

interface MappingStepProps {
  readonly adding: AddingState;
  readonly mapping: Mapping;
}

/** Matches the file's columns to targets and sets how the file is read (rules 2, 3, 4). */
export const MappingStep = ({ adding, mapping }: MappingStepProps) => {
  const translate = useTranslate();
  const { file, fileImport, targets } = adding;
  const { opened, columns, missing } = mapping;
  /** Progress of reading or checking the file, from 0 to 1. */
  const share = file.checked ?? file.share;
  const rows = Math.max(0, opened.table.rowCount - opened.headerRow - 1);
  return (
    <Box
      component="section"
      aria-label={translate('facings.bulk.mapping.title')}
      aria-busy={share !== null}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ position: 'relative' }}>
        <Typography variant="h6" component="h3">
          {translate('facings.bulk.mapping.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('facings.bulk.mapping.file', { name: opened.name, smart_count: rows })}
        </Typography>
        {share !== null && (
          <LinearProgress
            aria-label={translate('facings.bulk.mapping.working')}
            variant="determinate"
            value={Math.round(100 * share)}
            // In the gap below, because it comes with each changed column, and nothing moves then.
            sx={{ position: 'absolute', insetInline: 0, top: 'calc(100% + 4px)' }}
          />
        )}
      </Box>
      {opened.notices.length > 0 && (
        <Alert severity="warning" aria-label={translate('facings.bulk.mapping.notices')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {opened.notices.map(({ code, values }, at) => (
              <li key={`${code} ${at}`}>
                {translate(`facings.files.notice.${code}`, { ...values })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Purpose adding={adding} isDisabled={share !== null} />
      <FileChoices mapping={mapping} fileImport={fileImport} isDisabled={share !== null} />
      <FirstRows opened={opened} onHead={fileImport.chooseHead} />
      {missing.length > 0 && (
        <Alert severity="info">
          {translate('facings.bulk.mapping.missing', {
            names: missing.map(({ label }) => label).join(', '),
          })}
        </Alert>
      )}
      <MappingTable columns={columns} targets={targets} fileImport={fileImport} />
      <ValueTables columns={columns} fileImport={fileImport} creating={adding.naming} />
      <NamedNote created={adding.naming.created} />
    </Box>
  );
};
