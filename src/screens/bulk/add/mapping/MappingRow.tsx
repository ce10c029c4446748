import { useTranslate } from 'react-admin';
import { Badge } from '../../../../fields/shared/Badge';
import type { Tone } from '../../../../schema/field';
import type { ColumnDecimal } from '../../../../spreadsheet/decimals';
import type { ColumnProfile, ImportTarget } from '../../../../spreadsheet/types';
import type { ColumnUnit, Conversions } from './useConversions';
import type { Match } from './useMatches';

interface UnitNoteProps extends ColumnUnit {
  readonly heading: string;
  readonly example: { readonly before: string; readonly after: string } | null;
  readonly onChoose: (unit: string) => void;
}

/** Shows the unit of a column, how it was detected, and an example conversion. */
const UnitNote = ({ heading, units, unit, source, example, onChoose }: UnitNoteProps) => {
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

interface StepNoteProps {
  readonly step: number;
  /** Number of values that are not multiples of the step. */
  readonly count: number;
  readonly isRounded: boolean;
  readonly onRound: (isRounded: boolean) => void;
}

/** Warns about numbers that the platform would reject, and offers to round them. */
const StepNote = ({ step, count, isRounded, onRound }: StepNoteProps) => {
  const translate = useTranslate();
  return (
    <div className="decimal">
      <label>
        <input
          type="checkbox"
          checked={isRounded}
          onChange={(event) => {
            onRound(event.target.checked);
          }}
        />{' '}
        {translate('facings.bulk.mapping.round', { step, smart_count: count })}
      </label>
    </div>
  );
};

/** Shows how a column's numbers are read, and how many are ambiguous. */
const DecimalNote = ({ sign, source, asked }: ColumnDecimal) => {
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

const tones: Readonly<Record<Match['confidence'], Tone>> = {
  chosen: 'success',
  remembered: 'success',
  exact: 'success',
  synonym: 'success',
  similar: 'warning',
  content: 'warning',
  none: 'neutral',
};

interface MappingRowProps {
  readonly column: number;
  readonly profile: ColumnProfile | undefined;
  readonly targets: readonly ImportTarget[];
  readonly match: Match | undefined;
  /** For numbers with a comma or point. */
  readonly decimal: ColumnDecimal | undefined;
  readonly conversions: Conversions;
  readonly onChoose: (column: number, target: string | null) => void;
}

/** Value of the option to ignore a column; no target has this name. */
const ignored = '';

export const MappingRow = ({
  column,
  profile,
  targets,
  match,
  decimal,
  conversions,
  onChoose,
}: MappingRowProps) => {
  const translate = useTranslate();
  if (!profile || !match) return null;
  const heading =
    profile.heading === ''
      ? translate('facings.bulk.mapping.unnamed', { number: column + 1 })
      : profile.heading;
  const { confidence } = match;
  const unit = conversions.units.get(column);
  const step = conversions.stepOf(column);
  const offStep = conversions.offStep(column);
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
        <select
          value={match.target ?? ignored}
          aria-label={translate('facings.bulk.mapping.targetOf', { heading })}
          onChange={(event) => {
            const { value } = event.target;
            onChoose(column, value === ignored ? null : value);
          }}
        >
          <option value={ignored}>{translate('facings.bulk.mapping.ignore')}</option>
          {targets.map(({ name, label }) => (
            <option key={name} value={name}>
              {translate('facings.bulk.mapping.targetName', { label, name })}
            </option>
          ))}
        </select>
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
        {decimal && <DecimalNote {...decimal} />}
        {unit && (
          <UnitNote
            {...unit}
            heading={heading}
            example={conversions.example(column)}
            onChoose={(name) => {
              conversions.chooseUnit(column, name);
            }}
          />
        )}
        {step !== undefined && offStep > 0 && (
          <StepNote
            step={step}
            count={offStep}
            isRounded={conversions.isRounded(column)}
            onRound={(isRounded) => {
              conversions.round(column, isRounded);
            }}
          />
        )}
      </td>
    </tr>
  );
};
