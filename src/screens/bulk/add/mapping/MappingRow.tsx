import { useTranslate } from 'react-admin';
import { Badge } from '../../../../fields/shared/Badge';
import type { Tone } from '../../../../schema/field';
import type { ImportTarget } from '../../../../spreadsheet/match/target';
import type { ColumnDecimal } from '../../../../spreadsheet/decimals';
import type { ColumnProfile } from '../../../../spreadsheet/types';
import { DecimalNote } from './DecimalNote';
import { StepNote } from './StepNote';
import { UnitNote } from './UnitNote';
import type { Conversions } from './useConversions';
import type { Match } from './useMatches';

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
  /** Of numbers with a comma or point. */
  readonly decimal: ColumnDecimal | undefined;
  readonly conversions: Conversions;
  readonly onChoose: (column: number, target: string | null) => void;
}

/** The value of the choice that leaves a column out; no target is called so. */
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
        {profile.damaged > 0 && (
          <div className="damaged">
            {translate('facings.bulk.mapping.damaged', { smart_count: profile.damaged })}
          </div>
        )}
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
