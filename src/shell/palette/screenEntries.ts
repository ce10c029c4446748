/** The screens of the three sidebars, and those that a list leads to. */
import type { Visit } from '../../views/keys/visits';
import { goKey, letterTo } from '../keys/goKeys';
import {
  addressOf,
  mainNavigation,
  organizationNavigation,
  secondaryNavigationOf,
  settingsNavigation,
  type NavEntry,
} from '../navigation';
import type { KnownEntry } from './entry';

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

interface Where {
  readonly translate: Translate;
  readonly pathname: string;
  readonly visits: readonly Visit[];
  readonly areSingleKeysOn: boolean;
}

const flat = (entries: readonly NavEntry[]): readonly NavEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.below ?? [])]);

/** The organization whose pages are offered: the one at hand, else the one that was seen last. */
const organizationAt = ({ pathname, visits }: Where): { id: string; label?: string } | null => {
  const id = secondaryNavigationOf(pathname)?.id;
  const seen = visits.filter(({ name }) => name === organizationNavigation.of);
  if (id === undefined)
    return seen[0] ? { id: encodeURIComponent(seen[0].id), label: seen[0].label } : null;
  const own = seen.find((visit) => encodeURIComponent(visit.id) === id || visit.id === id);
  return { id, ...(own ? { label: own.label } : {}) };
};

export const screenEntries = (where: Where): readonly KnownEntry[] => {
  const { translate, areSingleKeysOn } = where;
  const screen = (
    { key, to }: NavEntry,
    label = translate(`facings.shell.nav.${key}`),
  ): Omit<KnownEntry, 'group'> => {
    const letter = areSingleKeysOn ? letterTo(to) : undefined;
    return {
      id: `screen ${to}`,
      label,
      synonyms: translate(`facings.palette.synonyms.${key}`),
      to,
      ...(letter === undefined ? {} : { keys: [goKey.toUpperCase(), letter.toUpperCase()] }),
    };
  };
  const main = flat(mainNavigation.entries);
  const settings = settingsNavigation.entries.filter(
    ({ to }) => !main.some((entry) => entry.to === to),
  );
  const own = (key: 'account' | 'matrix', to: string): KnownEntry => ({
    group: 'screens',
    id: `screen ${to}`,
    label: translate(`facings.palette.commands.${key}`),
    synonyms: translate(`facings.palette.synonyms.${key}`),
    to,
  });
  const organization = organizationAt(where);
  const ofOrganization = (entry: NavEntry, label?: string): KnownEntry => {
    const to = addressOf(entry, organization?.id);
    return {
      ...screen(entry, label),
      group: 'organization',
      id: `screen ${to}`,
      detail: organization?.label ?? translate('facings.palette.inOrganization'),
      to,
    };
  };
  const others: readonly KnownEntry[] = [
    ...main.map((entry) => ({ ...screen(entry), group: 'screens' as const })),
    own('matrix', '/products/availability'),
    ...settings.map((entry) => ({
      ...screen(entry),
      group: 'screens' as const,
      detail: translate('facings.palette.inSettings'),
    })),
    own('account', '/account'),
  ];
  if (!organization) return others;
  const ofIt = [
    ...organizationNavigation.entries.map((entry) => ofOrganization(entry)),
    ofOrganization(
      { key: 'calendar', to: '/organizations/view/:id/job-templates/calendar' },
      translate('facings.palette.commands.calendar'),
    ),
  ];
  // Among equals the nearer one comes first: both an organization and the settings have units.
  const isAtHand = secondaryNavigationOf(where.pathname)?.id !== undefined;
  return isAtHand ? [...ofIt, ...others] : [...others, ...ofIt];
};
