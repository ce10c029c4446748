import '../../../src/messages/en/screenTexts';
import { styled } from '@mui/material/styles';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import { shownNumber } from '../../../src/fields/number';
import { asText } from '../../../src/fields/shared/asText';
import { Missing } from '../../../src/fields/shared/CellText';
import { useOwnField } from '../../../src/fields/useDeclaration';
import { useFieldLabel } from '../../../src/fields/useFieldWords';
import { programNumber } from '../../../src/lib/text/numbers';
import { regionOf } from '../../../src/lib/text/region';
import type { OwnCellProps } from '../../../src/schema/takeOver';
import { isBlankRow, labelRows, type LabelRow } from '.';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  '& th, & td': { padding: theme.spacing(0.25, 2, 0.25, 0), textAlign: 'left' },
  '& th': { fontWeight: 400, color: (theme.vars ?? theme).palette.text.secondary },
  '& td': { overflowWrap: 'anywhere' },
  '& :is(th, td):last-child': {
    paddingRight: 0,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** A small table. */
export const LabelsCell = ({ source }: OwnCellProps) => {
  const field = useOwnField(source);
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const label = useFieldLabel(source);
  const rows = labelRows(useFieldValue({ source })).filter((row) => !isBlankRow(row));
  const shown = (value: LabelRow['value']): string => {
    const number = typeof value === 'string' ? programNumber(value) : value;
    if (number !== null && Number.isFinite(number)) return shownNumber(number, locale);
    return asText(value) ?? '–';
  };
  if (rows.length === 0) return <Missing source={source} field={field} />;
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{translate('facings.inputs.labels.label')}</th>
          <th scope="col">{translate('facings.inputs.labels.value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: labelText, value }, index) => (
          // The platform may send a label twice, so the key needs the index.
          <tr key={`${index} ${labelText}`}>
            <td>{labelText}</td>
            <td>{shown(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
