import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { createRegistry } from '../schema/registry';
import { screens } from '../screens/index';
import { flat } from '../shell/navigation';

/** A navigation entry calls every id `:id`, but a declaration uses the name of its field. */
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

const root = join(import.meta.dirname, '../..');
const sources = ['src', 'resources'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
);
const filesWith = (quoted: string): readonly string[] =>
  sources
    .filter(({ text }) => ["'", '"', '`'].some((quote) => text.includes(quote + quoted + quote)))
    .map(({ file }) => file);

// '/' is also a fallback address, so it is excluded.
it.each(screens.filter(({ path }) => path !== '/').map(({ name, path }) => [path, name]))(
  'the path %s is only written in the file of the screen %s',
  (path, name) => {
    expect(filesWith(path)).toEqual([`src/screens/${name}/screen.ts`]);
  },
);

it('neither the routes nor the navigation name an entity or a screen', () => {
  for (const { name } of [...declarations, ...screens]) {
    expect(filesWith(name)).not.toContain('src/app/App.tsx');
    expect(filesWith(name)).not.toContain('src/shell/navigation.ts');
  }
});
