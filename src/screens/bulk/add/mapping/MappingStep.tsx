import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportTarget, OpenedFile } from '../../../../spreadsheet/types';
import { ScrollBox } from '../../../../views/list/ScrollBox';
import { FileChoices, FirstRows } from './FileChoices';
import { MappingRow } from './MappingRow';
import { mappingSx, ValueTables } from './ValueTables';
import type { Conversions } from './useConversions';
import type { Decimals, Matches } from './useMatches';
import type { Filling } from '../useAdding';

/** Number of columns listed at first: a file may have 512. */
const step = 60;

interface MappingTableProps {
  readonly opened: OpenedFile;
  readonly targets: readonly ImportTarget[];
  readonly matches: Matches;
  readonly decimals: Decimals['byColumn'];
  readonly conversions: Conversions;
}

/** Lists the file's columns with their targets and the certainty of each match. */
const MappingTable = memo(
  ({ opened, targets, matches, decimals, conversions }: MappingTableProps) => {
    const translate = useTranslate();
    const [most, setMost] = useState(step);
    const { profiles } = opened;
    // Empty columns without a header cannot be matched.
    const columns = [...profiles.keys()].filter((column) => {
      const profile = profiles[column];
      return profile !== undefined && (profile.heading !== '' || profile.filled > 0);
    });
    const label = translate('facings.bulk.mapping.columns');
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
              {columns.slice(0, most).map((column) => (
                <MappingRow
                  key={column}
                  column={column}
                  profile={profiles[column]}
                  targets={targets}
                  match={matches.matches[column]}
                  decimal={decimals.get(column)}
                  conversions={conversions}
                  onChoose={matches.choose}
                />
              ))}
            </tbody>
          </Box>
        </ScrollBox>
        {columns.length === 0 && (
          <Typography sx={{ py: 2 }}>{translate('facings.bulk.mapping.noColumns')}</Typography>
        )}
        {columns.length > most && (
          <Button
            onClick={() => {
              setMost((before) => before + step);
            }}
          >
            {translate('facings.bulk.mapping.moreColumns', {
              smart_count: Math.min(step, columns.length - most),
            })}
          </Button>
        )}
      </Box>
    );
  },
);

interface MappingStepProps {
  readonly filling: Filling;
  readonly opened: OpenedFile;
}

/** Matches the file's columns to targets and sets how the file is read (rules 2, 3, 4). */
export const MappingStep = ({ filling, opened }: MappingStepProps) => {
  const translate = useTranslate();
  const { file, targets, matches, decimals, conversions, values } = filling;
  /** Progress of reading or checking the file, from 0 to 1. */
  const share = filling.checked ?? file.share;
  const rows = Math.max(0, opened.table.rowCount - opened.headerRow - 1);
  return (
    <Box
      component="section"
      aria-label={translate('facings.bulk.mapping.title')}
      aria-busy={share !== null}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
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
      <FileChoices
        opened={opened}
        decimals={decimals}
        isDisabled={share !== null}
        onChoices={file.choose}
      />
      <FirstRows opened={opened} onHead={file.setHead} />
      {matches.missing.length > 0 && (
        <Alert severity="info">
          {translate('facings.bulk.mapping.missing', {
            names: matches.missing.map(({ label }) => label).join(', '),
          })}
        </Alert>
      )}
      <MappingTable
        opened={opened}
        targets={targets}
        matches={matches}
        decimals={decimals.byColumn}
        conversions={conversions}
      />
      <ValueTables opened={opened} values={values} />
    </Box>
  );
};
