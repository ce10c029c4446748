/** What a dashboard shows, as its address says it: nothing of it is kept elsewhere, so that a link shows the same. */
import { dayFrom, isoOf } from '../../../schema/days';
import { defaultRange, lengthOf, mostDays, presets, type Range } from '../period/range';

export interface DashboardState {
  /** Empty: the one the person looked at last, or their first. */
  readonly accountId: string;
  /** Both empty: all zones. */
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
  readonly range: Range;
  /** Whether the period before is shown beside. */
  readonly isCompared: boolean;
  /** Unit of measure of the counted units; empty: the one counted most often. */
  readonly uom: string;
}

export const keys = {
  account: 'account_id',
  zones: 'zones',
  regions: 'regions',
  range: 'range',
  from: 'from',
  to: 'to',
  compare: 'compare',
  uom: 'uom',
} as const;

const off = 'off';

const idsFrom = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(',').filter((id) => id !== '')),
];

const rangeFrom = (parameters: URLSearchParams): Range => {
  const from = dayFrom(parameters.get(keys.from));
  const to = dayFrom(parameters.get(keys.to));
  if (from !== null && to !== null && from <= to && lengthOf({ from, to }) <= mostDays) {
    return { type: 'custom', from, to };
  }
  const preset = presets.find((name) => name === parameters.get(keys.range));
  return preset ? { type: 'preset', preset } : defaultRange;
};

/** What makes no sense in an address reads as what is shown without it. */
export const stateFrom = (parameters: URLSearchParams): DashboardState => ({
  accountId: parameters.get(keys.account) ?? '',
  zoneIds: idsFrom(parameters.get(keys.zones)),
  regionIds: idsFrom(parameters.get(keys.regions)),
  range: rangeFrom(parameters),
  isCompared: parameters.get(keys.compare) !== off,
  uom: parameters.get(keys.uom) ?? '',
});

const rangeSaid = (range: Range): Readonly<Record<string, string>> => {
  if (range.type === 'custom') {
    return { [keys.from]: isoOf(range.from), [keys.to]: isoOf(range.to) };
  }
  return range.preset === '28d' ? {} : { [keys.range]: range.preset };
};

/** Always in the same order, and without what needs no saying; other parameters of the address stay. */
export const parametersOf = (
  state: DashboardState,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const said: Readonly<Record<string, string>> = {
    [keys.account]: state.accountId,
    [keys.regions]: state.regionIds.join(','),
    [keys.zones]: state.zoneIds.join(','),
    ...rangeSaid(state.range),
    [keys.compare]: state.isCompared ? '' : off,
    [keys.uom]: state.uom,
  };
  const own: readonly string[] = Object.values(keys);
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(said)) if (value !== '') parameters.set(key, value);
  for (const [key, value] of others) if (!own.includes(key)) parameters.append(key, value);
  return parameters;
};

/** A query string that can be read: commas stand as they are. */
export const searchOf = (state: DashboardState, others?: URLSearchParams): string =>
  parametersOf(state, others).toString().replaceAll('%2C', ',');
