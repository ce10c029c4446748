import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DecimalSign } from '../../../../lib/text/numbers';
import type { Head } from '../../../../lib/tables/match/headings';
import { cellText } from '../../../../lib/tables/table';
import type { Delimiter, Encoding, OpenedFile } from '../../../../lib/tables/types';
import { ScrollBox } from '../../../../views/list/table/ScrollBox';
import type { FileImport } from '../createFileImport';
import { ChoiceSelect, SheetSelect } from './ChoiceSelect';
import type { Mapping } from './mapping';

const names: Readonly<Record<DecimalSign, 'comma' | 'point'>> = { ',': 'comma', '.': 'point' };

interface FileChoicesProps {
  readonly mapping: Mapping;
  readonly fileImport: FileImport;
  readonly isDisabled: boolean;
}

/** Chooses the file's decimal separator, if the detection per column is wrong. */
const DecimalChoice = ({ mapping, fileImport, isDisabled }: FileChoicesProps) => {
  const translate = useTranslate();
  const { chosen } = mapping.numbers;
  const found = new Set(
    mapping.columns.flatMap(({ decimal }) =>
      decimal ? [decimal.source === 'mixed' ? 'mixed' : names[decimal.sign]] : [],
    ),
  );
  const [only] = found;
  const automatic =
    chosen !== null || only === undefined ? 'automatic' : found.size > 1 ? 'mixed' : only;
  const word = (name: string) => translate(`facings.bulk.mapping.decimals.${name}`);
  return (
    <ChoiceSelect
      label={translate('facings.bulk.mapping.decimal')}
      value={chosen === null ? 'automatic' : names[chosen]}
      options={[
        {
          value: 'automatic',
          label:
            automatic === 'automatic'
              ? word('automatic')
              : translate('facings.bulk.mapping.automaticAs', { found: word(automatic) }),
        },
        { value: 'comma', label: word('comma') },
        { value: 'point', label: word('point') },
      ]}
      disabled={isDisabled}
      onChoose={(value) =>
        fileImport.chooseSign(value === 'comma' ? ',' : value === 'point' ? '.' : null)
      }
    />
  );
};

/** Common names of encodings. */
const encodings: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'WINDOWS-1252',
  'windows-1250': 'WINDOWS-1250',
  'windows-1251': 'WINDOWS-1251',
  shift_jis: 'SHIFT-JIS',
  macintosh: 'MAC ROMAN',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
};
const delimiters: Readonly<Record<Delimiter, 'comma' | 'semicolon' | 'tab' | 'pipe'>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

interface LeaveOutChoiceProps extends Pick<FileChoicesProps, 'isDisabled'> {
  readonly of: 'hidden' | 'repeated' | 'totals';
  readonly isLeftOut: boolean;
  readonly onChoose: (isLeftOut: boolean) => void;
}

/** Imports some rows or columns of the file, or leaves them out. */
const LeaveOutChoice = ({ of, isLeftOut, isDisabled, onChoose }: LeaveOutChoiceProps) => {
  const translate = useTranslate();
  return (
    <ChoiceSelect
      label={translate(`facings.bulk.mapping.${of}`)}
      value={isLeftOut ? 'leave' : 'import'}
      options={(['import', 'leave'] as const).map((value) => ({
        value,
        label: translate(`facings.bulk.mapping.leaveOut.${value}`),
      }))}
      disabled={isDisabled}
      onChoose={(value) => onChoose(value === 'leave')}
    />
  );
};

/** Choices for what a file does not define: encoding, delimiter, decimal separator, sheet. */
export const FileChoices = (props: FileChoicesProps) => {
  const { mapping, fileImport, isDisabled } = props;
  const translate = useTranslate();
  const { csv, workbook, repeated, totals } = mapping.opened;
  const hasNumbers = mapping.columns.some(({ target }) => target?.kind === 'number');
  const { hidden } = workbook ?? {};
  const isAnother = (workbook?.sheets.length ?? 0) > 1;
  if (!csv && !hasNumbers && !hidden && !repeated && !totals && !isAnother) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {csv && (
        <>
          <ChoiceSelect
            label={translate(
              `facings.bulk.mapping.${csv.isEncodingGuessed ? 'encodingGuessed' : 'encoding'}`,
            )}
            value={csv.encoding}
            options={Object.entries(encodings).map(([value, label]) => ({ value, label }))}
            disabled={isDisabled}
            onChoose={(value) => {
              if (value in encodings) fileImport.choose({ encoding: value as Encoding });
            }}
          />
          <ChoiceSelect
            label={translate('facings.bulk.mapping.delimiter')}
            value={delimiters[csv.delimiter]}
            options={Object.values(delimiters).map((name) => ({
              value: name,
              label: translate(`facings.bulk.mapping.delimiters.${name}`),
            }))}
            disabled={isDisabled}
            onChoose={(name) => {
              const found = Object.entries(delimiters).find(([, own]) => own === name);
              if (found) fileImport.choose({ delimiter: found[0] as Delimiter });
            }}
          />
        </>
      )}
      {hasNumbers && <DecimalChoice {...props} />}
      {workbook && workbook.sheets.length > 1 && (
        <SheetSelect workbook={workbook} disabled={isDisabled} onChoose={fileImport.choose} />
      )}
      {hidden && (
        <LeaveOutChoice
          {...props}
          of="hidden"
          isLeftOut={hidden.isLeftOut}
          onChoose={(isHiddenLeftOut) => fileImport.choose({ isHiddenLeftOut })}
        />
      )}
      {repeated && (
        <LeaveOutChoice
          {...props}
          of="repeated"
          isLeftOut={repeated.isLeftOut}
          onChoose={(isLeftOut) => fileImport.choose({ areHeadingsKept: !isLeftOut })}
        />
      )}
      {totals && (
        <LeaveOutChoice
          {...props}
          of="totals"
          isLeftOut={totals.isLeftOut}
          onChoose={(isLeftOut) => fileImport.choose({ areTotalsKept: !isLeftOut })}
        />
      )}
    </Box>
  );
};

/** Maximum number of candidate header rows, and of columns shown. */
const mostRows = 21;
const shownRows = 5;
const shownColumns = 12;

interface FirstRowsProps {
  readonly opened: OpenedFile;
  readonly onHead: (head: Head) => void;
}

/** Shows the first rows of the file, to choose the header row. */
export const FirstRows = memo(({ opened, onHead }: FirstRowsProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const [isAll, setAll] = useState(false);
  const { table, headerRow, headLines } = opened;
  // A detected pair of header rows stays available as a choice.
  const [pair] = useState(headLines === 2 ? headerRow : -1);
  const pairs = new Set([pair, headLines === 2 ? headerRow : -1]);
  const lineOf = (row: number) => table.lines[row] ?? row + 1;
  const choosable = Math.min(mostRows, table.rowCount);
  // The header row is always shown.
  const first = isAll ? 0 : Math.max(0, headerRow - headLines + 1);
  const rows = Array.from(
    { length: Math.max(0, Math.min(isAll ? mostRows : shownRows, table.rowCount - first)) },
    (_, at) => first + at,
  );
  const columns = Array.from({ length: Math.min(shownColumns, table.columnCount) }, (_, at) => at);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        <ChoiceSelect
          label={translate('facings.bulk.mapping.headerRow')}
          value={`${headerRow}${headLines === 2 ? '+' : ''}`}
          options={[
            { value: '-1', label: translate('facings.bulk.mapping.noHeaderRow') },
            ...Array.from({ length: choosable }, (_, row) => [
              {
                value: String(row),
                label: translate('facings.bulk.mapping.line', { line: lineOf(row) }),
              },
              ...(row > 0 && pairs.has(row)
                ? [
                    {
                      value: `${row}+`,
                      label: translate('facings.bulk.mapping.twoLines', {
                        first: lineOf(row - 1),
                        last: lineOf(row),
                      }),
                    },
                  ]
                : []),
            ]).flat(),
          ]}
          onChoose={(value) => {
            setAll(true);
            onHead({ row: Number.parseInt(value, 10), lines: value.endsWith('+') ? 2 : 1 });
          }}
        />
        <Typography id={titleId} variant="body2" color="text.secondary">
          {translate('facings.bulk.mapping.firstRows')}
        </Typography>
      </Box>
      <ScrollBox label={translate('facings.bulk.mapping.firstRows')} isInRegion>
        <Box
          component="table"
          aria-labelledby={titleId}
          sx={{
            borderCollapse: 'collapse',
            fontSize: 13,
            '& td, & th': {
              border: 1,
              borderColor: 'divider',
              px: 1,
              py: 0.5,
              maxWidth: 220,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              textAlign: 'left',
            },
            '& .number': { color: 'text.secondary' },
            '& .headings': { bgcolor: 'action.selected', fontWeight: 600 },
          }}
        >
          <tbody>
            {rows.map((row) => (
              <tr
                key={row}
                className={row <= headerRow && row > headerRow - headLines ? 'headings' : undefined}
              >
                <th scope="row" className="number">
                  {table.lines[row] ?? row + 1}
                </th>
                {columns.map((column) => {
                  const text = cellText(table, row, column);
                  return (
                    <td key={column} title={text.slice(0, 200)}>
                      {text.slice(0, 80)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
    </Box>
  );
});
