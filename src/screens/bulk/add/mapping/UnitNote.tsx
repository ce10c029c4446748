import { useTranslate } from 'react-admin';
import type { ColumnUnit } from './columnUnit';

interface UnitNoteProps extends ColumnUnit {
  readonly heading: string;
  readonly example: { readonly before: string; readonly after: string } | null;
  readonly onChoose: (unit: string) => void;
}

/** In which unit a column's numbers are, how that was found, and what a number becomes. */
export const UnitNote = ({ heading, units, unit, source, example, onChoose }: UnitNoteProps) => {
  const translate = useTranslate();
  return (
    <div className="decimal">
      <label>
        {translate('facings.bulk.mapping.unit')}{' '}
        <select
          className="small"
          aria-label={translate('facings.bulk.mapping.unitOf', { heading })}
          value={unit ?? ''}
          onChange={(event) => {
            onChoose(event.target.value);
          }}
        >
          {unit === null && (
            <option value="" disabled>
              {translate('facings.bulk.mapping.chooseUnit')}
            </option>
          )}
          {units.all.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={source === 'unknown' ? 'damaged' : undefined}>
        {translate(`facings.bulk.mapping.unitFrom.${source}`)}
        {example &&
          ` ${translate('facings.bulk.mapping.converted', {
            before: example.before,
            unit: unit ?? '',
            after: example.after,
            own: units.own,
          })}`}
      </div>
    </div>
  );
};
