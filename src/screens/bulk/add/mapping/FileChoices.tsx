import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DecimalSign } from '../../../../schema/numbers';
import type { Delimiter, Encoding, OpenedFile, ReadChoices } from '../../../../spreadsheet/types';
import { ChoiceSelect } from './ChoiceSelect';
import type { Decimals } from './useDecimals';

const names: Readonly<Record<DecimalSign, 'comma' | 'point'>> = { ',': 'comma', '.': 'point' };

/** Chooses the file's decimal separator, if the detection per column is wrong. */
const DecimalChoice = ({
  decimals,
  isDisabled,
}: {
  readonly decimals: Decimals;
  readonly isDisabled: boolean;
}) => {
  const translate = useTranslate();
  const { chosen, choose, byColumn } = decimals;
  const found = new Set(
    [...byColumn.values()].map(({ sign, source }) => (source === 'mixed' ? 'mixed' : names[sign])),
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
      isDisabled={isDisabled}
      onChange={(value) => {
        choose(value === 'comma' ? ',' : value === 'point' ? '.' : null);
      }}
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

interface FileChoicesProps {
  readonly opened: OpenedFile;
  readonly decimals: Decimals;
  readonly isDisabled: boolean;
  readonly onChoices: (choices: ReadChoices) => void;
}

/** Choices for what a file does not define: encoding, delimiter, decimal separator, sheet. */
export const FileChoices = ({ opened, decimals, isDisabled, onChoices }: FileChoicesProps) => {
  const translate = useTranslate();
  const { csv, workbook } = opened;
  if (!csv && !decimals.hasNumbers && (workbook?.sheets.length ?? 0) < 2) return null;
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
            isDisabled={isDisabled}
            onChange={(value) => {
              if (value in encodings) onChoices({ encoding: value as Encoding });
            }}
          />
          <ChoiceSelect
            label={translate('facings.bulk.mapping.delimiter')}
            value={delimiters[csv.delimiter]}
            options={Object.values(delimiters).map((name) => ({
              value: name,
              label: translate(`facings.bulk.mapping.delimiters.${name}`),
            }))}
            isDisabled={isDisabled}
            onChange={(name) => {
              const found = Object.entries(delimiters).find(([, own]) => own === name);
              if (found) onChoices({ delimiter: found[0] as Delimiter });
            }}
          />
        </>
      )}
      {decimals.hasNumbers && <DecimalChoice decimals={decimals} isDisabled={isDisabled} />}
      {workbook && workbook.sheets.length > 1 && (
        <ChoiceSelect
          label={translate('facings.bulk.mapping.sheet')}
          value={String(workbook.sheet)}
          options={workbook.sheets.map(({ name, isHidden }, at) => ({
            value: String(at),
            label: isHidden ? translate('facings.bulk.mapping.hiddenSheet', { name }) : name,
          }))}
          isDisabled={isDisabled}
          onChange={(value) => {
            onChoices({ sheet: Number(value) });
          }}
        />
      )}
    </Box>
  );
};
