/** The screens of the navigation, and those that are opened from other screens. */
import type { DeclaredText } from '../../schema/declaredMessages';
import type { MenuEntry, MenuPart } from '../../schema/menu';
import type { Visit } from '../../views/keys/visits';
import { goKey, goLetterOf } from '../keys/goKeys';
import { addressOf, flat, recordPartOf, secondaryNavigationOf } from '../navigation';
import type { KnownEntry } from './entry';

interface Where {
  readonly menu: readonly MenuPart[];
  readonly translate: (key: string) => string;
  readonly declaredText: (words: DeclaredText) => string;
  readonly pathname: string;
  readonly visits: readonly Visit[];
  readonly areSingleKeysOn: boolean;
}

interface KnownRecord {
  readonly id: string;
  readonly label?: string;
}

/** The record whose pages are offered: the current one, or else the last visited one. */
const recordAt = ({ menu, pathname, visits }: Where, of: string): KnownRecord | null => {
  const id = secondaryNavigationOf(menu, pathname)?.id;
  const seen = visits.filter(({ name }) => name === of);
  if (id === undefined)
    return seen[0] ? { id: encodeURIComponent(seen[0].id), label: seen[0].label } : null;
  const own = seen.find((visit) => encodeURIComponent(visit.id) === id || visit.id === id);
  return { id, ...(own ? { label: own.label } : {}) };
};

export const screenEntries = (where: Where): readonly KnownEntry[] => {
  const { menu, translate, declaredText, areSingleKeysOn } = where;
  const screen = ({ label, keywords, to }: MenuEntry): KnownEntry => {
    const letter = areSingleKeysOn ? goLetterOf(menu, to) : undefined;
    return {
      group: 'screens',
      id: `screen ${to}`,
      label: declaredText(label),
      synonyms: keywords.map(declaredText).join(', '),
      to,
      ...(letter === undefined ? {} : { keys: [goKey.toUpperCase(), letter.toUpperCase()] }),
    };
  };
  const allOf = ({ entries, onlyInPalette }: MenuPart) => [...flat(entries), ...onlyInPalette];
  const titleOf = ({ group }: MenuPart) => translate(`facings.shell.nav.${group}`);

  const main = menu.filter(({ group }) => group === 'main').flatMap(allOf);
  const areas = menu
    .filter(({ base, of }) => base !== undefined && of === undefined)
    .flatMap((part) =>
      allOf(part)
        .filter(({ to }) => !main.some((entry) => entry.to === to))
        .map((entry) => ({ ...screen(entry), detail: titleOf(part) })),
    );
  const user = menu.filter(({ group }) => group === 'user').flatMap(allOf);
  const others: readonly KnownEntry[] = [...main.map(screen), ...areas, ...user.map(screen)];

  const part = recordPartOf(menu);
  const record = part ? recordAt(where, part.of) : null;
  if (!part || !record) return others;
  const ofRecord = allOf(part).map((entry): KnownEntry => {
    const to = addressOf(entry, record.id);
    return {
      ...screen(entry),
      group: 'organization',
      id: `screen ${to}`,
      detail: record.label ?? titleOf(part),
      to,
    };
  });
  // Among equal matches the current sidebar comes first: both an organization and the settings have units.
  const isAtHand = secondaryNavigationOf(menu, where.pathname)?.id !== undefined;
  return isAtHand ? [...ofRecord, ...others] : [...others, ...ofRecord];
};
