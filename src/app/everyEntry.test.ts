import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { createRegistry } from '../schema/registry';
import { screens } from '../screens/index';
import { flat } from '../shell/navigation';

/** A navigation entry calls an id `:id`, a declaration by the field that holds it. */
const anonymous = (path: string): string => path.replace(/:[A-Za-z_]+/g, ':');

const addresses = new Set(
  [
    ...screens.map(({ path }) => path),
    ...declarations.flatMap(({ routes: { list, view } }) => [list ?? [], view ?? []].flat()),
  ].map(anonymous),
);

const entries = createRegistry(declarations, screens).menu.flatMap((part) => [
  ...flat(part.entries),
  ...part.onlyInPalette,
]);

it.each(entries.map(({ name, to }) => [name, to]))(
  'the entry %s leads to a screen at %s',
  (_, to) => {
    expect(addresses).toContain(anonymous(to));
  },
);
