import { useTranslate } from 'react-admin';
import type { ColumnDecimal } from '../../../../spreadsheet/decimals';

/** How a column's numbers are read, and how many of them could mean two. */
export const DecimalNote = ({ sign, source, asked }: ColumnDecimal) => {
  const translate = useTranslate();
  const kind = source === 'mixed' ? 'mixed' : sign === ',' ? 'comma' : 'point';
  return (
    <>
      <div className="decimal">{translate(`facings.bulk.mapping.decimalOf.${kind}`)}</div>
      {asked > 0 && (
        <div className="damaged">
          {translate('facings.bulk.mapping.decimalAsked', { smart_count: asked })}
        </div>
      )}
    </>
  );
};
