import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import {
  mainNavigation,
  organizationNavigation,
  settingsNavigation,
  type NavEntry,
} from '../shell/navigation';

const madeByHand: readonly string[] = ['/', '/account', '/settings'];

/** A navigation entry calls an id `:id`, a declaration by the field that holds it. */
const anonymous = (path: string): string => path.replace(/:[A-Za-z_]+/g, ':');

const screens = new Set(
  [
    ...madeByHand,
    ...declarations.flatMap(({ routes: { list, view } }) => [list ?? [], view ?? []].flat()),
  ].map(anonymous),
);

const all = (entries: readonly NavEntry[]): readonly NavEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.below ?? [])]);

it.each(
  [mainNavigation, organizationNavigation, settingsNavigation]
    .flatMap(({ entries }) => all(entries))
    .map(({ key, to }) => [key, to]),
)('the entry %s leads to a screen at %s', (_, to) => {
  expect(screens).toContain(anonymous(to));
});
