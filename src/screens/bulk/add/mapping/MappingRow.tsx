import { useLocale, useTranslate } from 'react-admin';
import { Badge } from '../../../../fields/shared/Badge';
import type { Tone } from '../../../../schema/field';
import type { ColumnDecimal } from '../../../../lib/tables/decimals';
import { regionOf } from '../../../../lib/text/region';
import type { ImportTarget } from '../../../../lib/tables/types';
import type { FileImport } from '../createFileImport';
import { Select } from '../../../../views/ChoiceSelect';
import { exampleOf, type FileColumn, type MappedColumn } from './mapping';

interface MappedProps {
  readonly mapped: MappedColumn;
  readonly fileImport: FileImport;
}

/** Shows the unit of a column, how it was detected, and an example conversion. */
const UnitNote = ({ mapped, fileImport, heading }: MappedProps & { readonly heading: string }) => {
  const locale = regionOf(useLocale());
  const translate = useTranslate();
  if (!mapped.unit) return null;
  const { units, unit, source } = mapped.unit;
  const example = exampleOf(mapped, locale);
  return (
    <div className="decimal">
      <label>
        {translate('facings.bulk.mapping.unit')}{' '}
        <Select
          className="small"
          aria-label={translate('facings.bulk.mapping.unitOf', { heading })}
          value={unit ?? ''}
          placeholder={unit === null ? translate('facings.bulk.mapping.chooseUnit') : undefined}
          options={units.all.map(({ name }) => ({ value: name, label: name }))}
          onChoose={(chosenUnit) => fileImport.changeColumn(mapped.column, { chosenUnit })}
        />
      </label>
      <div className={source === 'unknown' ? 'damaged' : undefined}>
        {translate(`facings.bulk.mapping.unitFrom.${source}`)}
        {example &&
          ` ${translate('facings.bulk.mapping.converted', {
            before: example.before,
            unit: unit ?? '',
            after: example.after,
            defaultUnit: units.defaultUnit,
          })}`}
      </div>
    </div>
  );
};

/** Warns about numbers that the platform would reject, and offers to round them. */
const StepNote = ({ mapped: { column, target, isRounded, offStep }, fileImport }: MappedProps) => {
  const translate = useTranslate();
  if (target?.step === undefined || offStep === 0) return null;
  return (
    <div className="decimal">
      <label>
        <input
          type="checkbox"
          checked={isRounded ?? false}
          onChange={(event) => fileImport.changeColumn(column, { isRounded: event.target.checked })}
        />{' '}
        {translate('facings.bulk.mapping.round', { step: target.step, smart_count: offStep })}
      </label>
    </div>
  );
};

/** Warns about codes that other systems would not find, and offers to write them as a keyboard does. */
const LookAlikeNote = ({ mapped: { column, isPlain, lookAlikes }, fileImport }: MappedProps) => {
  const translate = useTranslate();
  if (!lookAlikes) return null;
  const { count, ...first } = lookAlikes;
  return (
    <>
      <div className="damaged">
        {translate('facings.bulk.mapping.lookAlikes', { smart_count: count, ...first })}
      </div>
      <div className="decimal">
        <label>
          <input
            type="checkbox"
            checked={isPlain ?? false}
            onChange={(event) => fileImport.changeColumn(column, { isPlain: event.target.checked })}
          />{' '}
          {translate('facings.bulk.mapping.plainCodes')}
        </label>
      </div>
    </>
  );
};

/** Shows how a column's numbers are read, and how many are ambiguous. */
const DecimalNote = ({ sign, source, askedAt: undecided }: ColumnDecimal) => {
  const translate = useTranslate();
  const kind = source === 'mixed' ? 'mixed' : sign === ',' ? 'comma' : 'point';
  return (
    <>
      <div className="decimal">{translate(`facings.bulk.mapping.decimalOf.${kind}`)}</div>
      {undecided > 0 && (
        <div className="damaged">
          {translate('facings.bulk.mapping.decimalAsked', { smart_count: undecided })}
        </div>
      )}
    </>
  );
};

const tones: Readonly<Record<FileColumn['confidence'], Tone>> = {
  chosen: 'success',
  remembered: 'success',
  exact: 'success',
  synonym: 'success',
  similar: 'warning',
  content: 'warning',
  none: 'neutral',
};

interface MappingRowProps extends MappedProps {
  readonly targets: readonly ImportTarget[];
}

/** Value of the option to ignore a column; no target has this name. */
const ignored = '';

export const MappingRow = ({ targets, ...props }: MappingRowProps) => {
  const translate = useTranslate();
  const { mapped, fileImport } = props;
  const { column, profile, target, confidence, decimal, dates } = mapped;
  const heading =
    profile.heading === ''
      ? translate('facings.bulk.mapping.unnamed', { number: column + 1 })
      : profile.heading;
  return (
    <tr>
      <th scope="row">
        {profile.group !== '' && <div className="group">{profile.group}</div>}
        {heading}
      </th>
      <td className="samples">
        {profile.samples.length === 0
          ? translate('facings.bulk.mapping.empty')
          : profile.samples.join(' · ')}
      </td>
      <td>
        <Select
          value={target?.name ?? ignored}
          aria-label={translate('facings.bulk.mapping.targetOf', { heading })}
          options={[
            { value: ignored, label: translate('facings.bulk.mapping.ignore') },
            ...targets.map(({ name, label }) => ({
              value: name,
              label: translate('facings.bulk.mapping.targetName', { label, name }),
            })),
          ]}
          onChoose={(name) => fileImport.chooseTarget(column, name)}
        />
      </td>
      <td>
        <Badge tone={tones[confidence]}>
          {confidence === 'chosen'
            ? translate('facings.bulk.mapping.chosen')
            : translate(`facings.files.confidence.${confidence}`)}
        </Badge>
        {profile.damaged > 0 && (
          <div className="damaged">
            {translate('facings.bulk.mapping.damaged', { smart_count: profile.damaged })}
          </div>
        )}
        {dates > 0 && (
          <div className="damaged">
            {translate('facings.bulk.mapping.dates', { smart_count: dates })}
          </div>
        )}
        <LookAlikeNote {...props} />
        {decimal && <DecimalNote {...decimal} />}
        <UnitNote {...props} heading={heading} />
        <StepNote {...props} />
      </td>
    </tr>
  );
};
