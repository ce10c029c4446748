import { useTranslate } from 'react-admin';
import type { DecimalSign } from '../../../../schema/numbers';
import { ChoiceSelect } from './ChoiceSelect';
import type { Decimals } from './useDecimals';

const names: Readonly<Record<DecimalSign, 'comma' | 'point'>> = { ',': 'comma', '.': 'point' };

/** How the file's decimals are written, where its columns do not say it rightly by themselves. */
export const DecimalChoice = ({
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
