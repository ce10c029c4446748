/** The dashboard's state in the address. It is stored nowhere else, so that a link shows the same page. */
import { useInsertionEffect, useMemo, useRef } from 'react';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router';
import { dayFrom, isoOf } from '../../../lib/time/days';
import { defaultRange, lengthOf, maxDays, presets, type PeriodRange } from '../period/range';
import { wallFrom, wallText, type Wall } from './wall';

/** The tabs, in order; the first is the default. */
export const dashboardTabs = [
  'overview',
  'accuracy',
  'adjustments',
  'counting',
  'compare',
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export interface DashboardState {
  readonly tab: DashboardTab;
  /** Empty for the last viewed organization, or the first. */
  readonly accountId: string;
  /** Both empty: all zones. */
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
  readonly range: PeriodRange;
  /** Whether the previous period is compared. */
  readonly isCompared: boolean;
  /** Unit of measure of the counted units; empty for the most frequent one. */
  readonly uom: string;
  /** Other organizations to compare with. */
  readonly comparedIds: readonly string[];
  /** How the figures are shown on a wall; null for a page to work with. */
  readonly wall: Wall | null;
}

const keys = {
  account: 'account_id',
  tab: 'tab',
  zones: 'zones',
  regions: 'regions',
  range: 'range',
  from: 'from',
  to: 'to',
  compare: 'compare',
  uom: 'uom',
  organizations: 'organizations',
  wall: 'wall',
} as const;

const off = 'off';

const idsFrom = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(',').filter((id) => id !== '')),
];

const rangeFrom = (parameters: URLSearchParams): PeriodRange => {
  const from = dayFrom(parameters.get(keys.from));
  const to = dayFrom(parameters.get(keys.to));
  if (from !== null && to !== null && from <= to && lengthOf({ from, to }) <= maxDays) {
    return { type: 'custom', from, to };
  }
  const preset = presets.find((name) => name === parameters.get(keys.range));
  return preset ? { type: 'preset', preset } : defaultRange;
};

/** Invalid values in the address are replaced by the defaults. */
export const stateFrom = (parameters: URLSearchParams): DashboardState => ({
  accountId: parameters.get(keys.account) ?? '',
  zoneIds: idsFrom(parameters.get(keys.zones)),
  regionIds: idsFrom(parameters.get(keys.regions)),
  range: rangeFrom(parameters),
  isCompared: parameters.get(keys.compare) !== off,
  uom: parameters.get(keys.uom) ?? '',
  comparedIds: idsFrom(parameters.get(keys.organizations)),
  tab: dashboardTabs.find((tab) => tab === parameters.get(keys.tab)) ?? dashboardTabs[0],
  wall: wallFrom(parameters.get(keys.wall)),
});

const rangeSaid = (range: PeriodRange): Readonly<Record<string, string>> => {
  if (range.type === 'custom') {
    return { [keys.from]: isoOf(range.from), [keys.to]: isoOf(range.to) };
  }
  return range.preset === '28d' ? {} : { [keys.range]: range.preset };
};

/** In fixed order and without defaults; other parameters of the address stay. */
export const dashboardParametersOf = (
  state: DashboardState,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const texts: Readonly<Record<string, string>> = {
    [keys.account]: state.accountId,
    [keys.tab]: state.tab === dashboardTabs[0] ? '' : state.tab,
    [keys.regions]: state.regionIds.join(','),
    [keys.zones]: state.zoneIds.join(','),
    ...rangeSaid(state.range),
    [keys.compare]: state.isCompared ? '' : off,
    [keys.uom]: state.uom,
    [keys.organizations]: state.comparedIds.join(','),
    [keys.wall]: state.wall === null ? '' : wallText(state.wall),
  };
  const names: readonly string[] = Object.values(keys);
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(texts)) if (value !== '') parameters.set(key, value);
  for (const [key, value] of others) if (!names.includes(key)) parameters.append(key, value);
  return parameters;
};

/** A readable query string: commas are not encoded. */
export const dashboardSearchOf = (state: DashboardState, others?: URLSearchParams): string =>
  dashboardParametersOf(state, others).toString().replaceAll('%2C', ',');

/** The address's state, and functions to change it. */
export interface DashboardView {
  readonly state: DashboardState;
  /** Adds a history entry for each change. */
  readonly show: (change: Partial<DashboardState>) => void;
  /** Replaces the history entry, for a change that does not affect what is shown. */
  readonly settle: (change: Partial<DashboardState>) => void;
  readonly addressOf: (change: Partial<DashboardState>) => string;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The query without what says how the figures are shown, which changes most often. */
const chosenFrom = (text: string): string => {
  const parameters = new URLSearchParams(text);
  parameters.delete(keys.tab);
  parameters.delete(keys.wall);
  return parameters.toString();
};

export const useDashboardState = (): DashboardView => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const path = useHref('.');
  const text = parameters.toString();
  const chosenText = chosenFrom(text);
  // Another tab keeps the same lists of ids, so that nothing is drawn or calculated again for them.
  const chosen = useMemo(() => stateFrom(new URLSearchParams(chosenText)), [chosenText]);
  const state = useMemo(() => {
    const { tab, wall } = stateFrom(new URLSearchParams(text));
    return { ...chosen, tab, wall };
  }, [chosen, text]);
  // Figures may be drawn later than the address changes. A change made on them must not return to their address.
  const now = useRef({ state, text, hash, path, navigate });
  useInsertionEffect(() => {
    now.current = { state, text, hash, path, navigate };
  });
  const actions = useMemo((): Pick<DashboardView, 'show' | 'settle'> => {
    const changed = (change: Partial<DashboardState>) =>
      dashboardSearchOf({ ...now.current.state, ...change }, new URLSearchParams(now.current.text));
    return {
      show: (change) => void now.current.navigate({ search: changed(change) }),
      settle: (change) => {
        // The user may be navigating to a page whose code is still loading; do not navigate back.
        if (withoutSlash(window.location.pathname) !== withoutSlash(now.current.path)) return;
        const to = { search: changed(change), hash: now.current.hash };
        void now.current.navigate(to, { replace: true });
      },
    };
  }, []);
  return useMemo(
    () => ({
      ...actions,
      state,
      addressOf: (change) => {
        const search = dashboardSearchOf({ ...state, ...change }, new URLSearchParams(text));
        return search === '' ? '/' : `/?${search}`;
      },
    }),
    [actions, state, text],
  );
};
