import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { cellPadding, onPhones } from '../../../../fields/styles';
import { ScrollBox } from '../../../../views/list/table/ScrollBox';
import type { FileImport } from '../createFileImport';
import { Select, selectSx } from '../../../../views/ChoiceSelect';
import type { MappedColumn } from './mapping';
import { NamedOffer } from './NamedOffer';
import type { NamedCreating } from './useNamedCreation';

/**
 * Styles of the column table, defined once for all cells: a file may have hundreds of columns, and styling a component
 * per cell would take longer than reading the file.
 */
const look = {
  width: '100%',
  minWidth: 640,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    p: cellPadding,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  // Long headers may break anywhere, but choices must not squeeze them to single letters.
  '& thead th': { fontWeight: 500, whiteSpace: { xs: 'normal', sm: 'nowrap' } },
  '& tbody th': { minWidth: 140, maxWidth: 240 },
  '& .samples': { minWidth: 160, maxWidth: 320, color: 'text.secondary' },
  '& .decimal': { pt: 0.5, color: 'text.secondary' },
  '& [type=checkbox]': { accentColor: 'var(--mui-palette-primary-main)' },
  '& .damaged': { color: 'error.main' },
  '& .group': { color: 'text.secondary', typography: 'caption' },
  '& select': { ...selectSx, width: '100%', minWidth: 220, maxWidth: 420 },
  '& select.small': { width: 'auto', minWidth: 64 },
} satisfies SxProps<Theme>;

export const mappingSx: SxProps<Theme> = {
  ...look,
  // On a phone the choice must be in view; the first rows above have the same examples.
  [onPhones]: {
    minWidth: 0,
    // Otherwise the words of the longest match decide, and end outside the screen.
    tableLayout: 'fixed',
    '& th, & td': { paddingInline: '4px' },
    '& thead th:first-of-type': { width: '26%' },
    '& thead th:last-of-type': { width: '38%' },
    '& tbody th': { minWidth: 0 },
    '& td > span': { whiteSpace: 'normal' },
    '& .samples': { display: 'none' },
    '& select': { minWidth: 0 },
  },
};

/** The same for two columns, which fit on a phone. */
const valuesSx: SxProps<Theme> = {
  ...look,
  minWidth: 0,
  '& select': { ...look['& select'], minWidth: 0 },
};

/** Number of values listed at first. */
const step = 20;

interface ValueTableProps {
  readonly mapped: MappedColumn;
  readonly fileImport: FileImport;
  readonly creating: NamedCreating;
}

const ValueTable = ({ mapped, fileImport, creating }: ValueTableProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const [most, setMost] = useState(step);
  const { column, profile, target, chosenValues, values } = mapped;
  const word = (key: string, wordValues?: Record<string, string | number>) =>
    translate(`facings.bulk.mapping.values.${key}`, wordValues);
  const title = word('of', { heading: profile.heading, label: target?.label ?? '' });
  if (!values) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h4" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <ScrollBox label={title} isInRegion>
        <Box component="table" aria-labelledby={titleId} sx={valuesSx}>
          <thead>
            <tr>
              <th scope="col">{word('value')}</th>
              <th scope="col">{word('becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {values.values.slice(0, most).map(({ text, count, match }) => (
              <tr key={text}>
                <th scope="row">{word('rows', { text, smart_count: count })}</th>
                <td>
                  <Select
                    aria-label={word('choose', { text })}
                    value={match}
                    options={[{ value: '', label: word('keep') }, ...values.options]}
                    onChoose={(value) =>
                      fileImport.changeColumn(column, {
                        chosenValues: new Map(chosenValues).set(text, value),
                      })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
      {values.values.length > most && (
        <Button onClick={() => setMost((before) => before + step)}>
          {word('more', { smart_count: Math.min(step, values.values.length - most) })}
        </Button>
      )}
      <NamedOffer mapped={mapped} creating={creating} />
    </Box>
  );
};

/** Matches values that are not set up in the organization, once for all their rows. */
export const ValueTables = ({
  columns,
  fileImport,
  creating,
}: Omit<ValueTableProps, 'mapped'> & { readonly columns: readonly MappedColumn[] }) => {
  const translate = useTranslate();
  if (columns.every(({ values }) => values === null)) return null;
  return (
    <Box
      component="section"
      aria-label={translate('facings.bulk.mapping.values.title')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography variant="h6" component="h3">
          {translate('facings.bulk.mapping.values.title')}
        </Typography>
        <Typography color="text.secondary">
          {translate('facings.bulk.mapping.values.hint')}
        </Typography>
      </Box>
      {columns.map((mapped) => (
        <ValueTable
          key={`${mapped.column} ${mapped.target?.name}`}
          mapped={mapped}
          fileImport={fileImport}
          creating={creating}
        />
      ))}
    </Box>
  );
};
