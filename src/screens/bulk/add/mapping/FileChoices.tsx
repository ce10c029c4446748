import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DecimalSign } from '../../../../lib/text/numbers';
import type { Delimiter, Encoding } from '../../../../lib/tables/types';
import type { FileImport } from '../createFileImport';
import { ChoiceSelect, SheetSelect } from '../../../../views/ChoiceSelect';
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

interface RowsChoiceProps extends Pick<FileChoicesProps, 'isDisabled'> {
  readonly of: 'hidden' | 'repeated' | 'totals' | 'groups';
  /** What the two choices are called: the rows are left out, or blank cells are filled. */
  readonly words?: readonly [off: string, on: string];
  /** Undefined if the file has none of them. */
  readonly isOn: boolean | undefined;
  readonly onChoose: (isOn: boolean) => void;
}

/** Imports some rows or columns of the file, or leaves them out. */
const RowsChoice = ({
  of,
  words = ['leaveOut.import', 'leaveOut.leave'],
  isOn,
  isDisabled,
  onChoose,
}: RowsChoiceProps) => {
  const translate = useTranslate();
  if (isOn === undefined) return null;
  return (
    <ChoiceSelect
      label={translate(`facings.bulk.mapping.${of}`)}
      value={words[isOn ? 1 : 0]}
      options={words.map((value) => ({ value, label: translate(`facings.bulk.mapping.${value}`) }))}
      disabled={isDisabled}
      onChoose={(value) => onChoose(value === words[1])}
    />
  );
};

/** Choices for what a file does not define: encoding, delimiter, decimal separator, sheet. */
export const FileChoices = (props: FileChoicesProps) => {
  const { mapping, fileImport, isDisabled } = props;
  const translate = useTranslate();
  const { csv, workbook, repeated, totals, groups } = mapping.opened;
  const hasNumbers = mapping.columns.some(({ target }) => target?.kind === 'number');
  const { hidden } = workbook ?? {};
  const isAnother = (workbook?.sheets.length ?? 0) > 1;
  if (!csv && !hasNumbers && !hidden && !repeated && !totals && !groups && !isAnother) return null;
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
              const found = Object.entries(delimiters).find(([, delimiter]) => delimiter === name);
              if (found) fileImport.choose({ delimiter: found[0] as Delimiter });
            }}
          />
        </>
      )}
      {hasNumbers && <DecimalChoice {...props} />}
      {workbook && isAnother && (
        <SheetSelect workbook={workbook} disabled={isDisabled} onChoose={fileImport.choose} />
      )}
      <RowsChoice
        {...props}
        of="hidden"
        isOn={hidden?.isLeftOut}
        onChoose={(isHiddenLeftOut) => fileImport.choose({ isHiddenLeftOut })}
      />
      <RowsChoice
        {...props}
        of="repeated"
        isOn={repeated?.isLeftOut}
        onChoose={(isLeftOut) => fileImport.choose({ areHeadingsKept: !isLeftOut })}
      />
      <RowsChoice
        {...props}
        of="totals"
        isOn={totals?.isLeftOut}
        onChoose={(isLeftOut) => fileImport.choose({ areTotalsKept: !isLeftOut })}
      />
      <RowsChoice
        {...props}
        of="groups"
        words={['fillGroups.keep', 'fillGroups.fill']}
        isOn={groups?.isFilled}
        onChoose={(areGroupsFilled) => fileImport.choose({ areGroupsFilled })}
      />
    </Box>
  );
};
