import { styled } from '@mui/material/styles';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import type { LabelsField } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { regionOf } from '../../schema/region';
import { isBlankRow, labelRows, type LabelRow } from '.';
import type { CellProps } from '../contract';
import { shownNumber } from '../number';
import { asText } from '../shared/asText';
import { Clipped, Missing } from '../shared/CellText';
import { useFieldLabel } from '../useFieldWords';

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

/** 'milk: 3, oat: 0.5' in a row; a small table on the page. */
export const LabelsCell = ({ source, field, place }: CellProps<LabelsField>) => {
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
  if (place === 'row') {
    const texts = rows.map(({ label: own, value }) => `${own}: ${shown(value)}`);
    return <Clipped title={texts.join('\n')}>{texts.join(', ')}</Clipped>;
  }
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{translate('facings.fields.labels.label')}</th>
          <th scope="col">{translate('facings.fields.labels.value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: own, value }, index) => (
          // The platform may send a label twice, so the key needs the index.
          <tr key={`${index} ${own}`}>
            <td>{own}</td>
            <td>{shown(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
