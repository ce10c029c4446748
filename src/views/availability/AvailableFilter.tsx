import { useTranslate } from 'react-admin';
import { FilterSelect } from '../../fields/shared/FilterSelect';
import { mostFilters } from '../list/limits';
import type { Browsing } from '../list/useListState';
import { availableKey, whichOf } from './useShownRows';

/** All rows, those that are switched on, or those that are not. */
export const AvailableFilter = ({ state }: { readonly state: Browsing }) => {
  const translate = useTranslate();
  const value = whichOf(state) ?? '';
  const others = Object.keys(state.filters).filter((name) => name !== availableKey).length;
  return (
    <FilterSelect
      label={translate('facings.availability.filter.label')}
      entries={(['yes', 'no'] as const).map((which) => ({
        value: which,
        label: translate(`facings.availability.filter.${which}`),
      }))}
      value={value}
      onChange={(next) => {
        state.setFilter(availableKey, next === '' ? undefined : next);
      }}
      isFocused={false}
      isDisabled={value === '' && others >= mostFilters}
    />
  );
};
