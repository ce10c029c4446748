/** Restores the cells of a row from what was sent, after its page was closed. */
import type { EntryColumn } from '../../../../grid/entriesTypes';
import { typedNumber } from '../../../../schema/numbers';
import { codeOfUnit } from '../../../../schema/units';
import { planText } from '../../edit/zonePlan';
import type { NewRow } from '../../save/types';

export const productTexts = (
  { values, notional, state, zones }: NewRow,
  columns: readonly EntryColumn[],
): readonly string[] => {
  const texts: Readonly<Record<string, string | number | null | undefined>> = {
    ...values,
    notional_name: notional?.name,
    state: state?.state,
    state_reporting_uom:
      state?.reporting && (codeOfUnit(state.reporting.uom) ?? state.reporting.uom),
    state_reporting_uom_baseline: state?.reporting?.baseline,
    state_dimensions_width: state?.size?.width,
    state_dimensions_height: state?.size?.height,
    state_dimensions_depth: state?.size?.depth,
    zones: planText({ on: zones, off: [] }),
  };
  return columns.map(({ key, rule }) => {
    const text = texts[key] ?? '';
    if (typeof text === 'string') return text;
    return rule.kind === 'number' ? typedNumber(text, rule.locale) : String(text);
  });
};

export const shownOfProduct = ({ values }: NewRow) =>
  Object.fromEntries(Object.entries(values).map(([key, text]) => [key, text ?? '']));
