import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportTarget } from '../../../../spreadsheet/match/target';
import type { OpenedFile } from '../../../../spreadsheet/types';
import { ScrollBox } from '../../../../views/list/ScrollBox';
import { MappingRow } from './MappingRow';
import { mappingSx } from './mappingSx';
import type { Conversions } from './useConversions';
import type { Decimals } from './useDecimals';
import type { Matches } from './useMatches';

/** Columns listed at first: a file may have 512. */
const step = 60;

interface MappingTableProps {
  readonly opened: OpenedFile;
  readonly targets: readonly ImportTarget[];
  readonly matches: Matches;
  readonly decimals: Decimals['byColumn'];
  readonly conversions: Conversions;
}

/** Each column of the file with what it becomes and how sure that is. */
export const MappingTable = memo(
  ({ opened, targets, matches, decimals, conversions }: MappingTableProps) => {
    const translate = useTranslate();
    const [most, setMost] = useState(step);
    const { profiles } = opened;
    // Empty columns without a heading are nothing that could be matched.
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
                <th scope="col">{translate('facings.bulk.mapping.samples')}</th>
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
