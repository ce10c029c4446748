import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { declarations } from '../resources/index';
import { createI18nProvider } from '../src/app/i18nProvider';
import { failureMessageOf } from '../src/lib/failures/failures';
import { english } from '../src/messages/en/index';
import { french } from '../src/messages/fr/index';
import { createRegistry } from '../src/schema/registry';
import { createDataProvider } from './index';

/** The message of a browser, which names an address. */
const chunk = 'Failed to fetch dynamically imported module: https://console.test/assets/x-1.js';

vi.mock('./mapping/rowsHere', () => {
  throw new Error(chunk);
});
vi.mock('./mapping/writes', () => {
  throw new Error(chunk);
});

const languages = {
  en: createI18nProvider(english),
  fr: createI18nProvider(english, () => ({ locale: 'fr', words: french })),
};

const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

it.each([
  ['en', 'A part of the page could not be loaded. Check your connection and try again.'],
  [
    'fr',
    'Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  ],
] as const)('a part that cannot be loaded is told as a sentence in %s', async (language, text) => {
  const translate = languages[language].translate;
  const provider = createDataProvider({
    registry: createRegistry(declarations),
    transport: {
      send: () =>
        Promise.resolve({ type: 'ok', status: 200, data: { results: [] }, headers: new Headers() }),
    },
    whoAmI: () => Promise.resolve({ id: 'me' }),
    translate,
  });
  const searched = {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'DESC' },
    filter: { q: 'north' },
  } as const;
  for (const call of [
    () => provider.getList('regions', searched),
    () => provider.create('items', { data: { name: 'A' } }),
    () => provider.updateMany('items', { ids: ['1', '2'], data: { name: 'B' } }),
  ]) {
    const error = await errorOf(call());
    expect(error).toMatchObject({ message: expect.stringContaining(text) as string });
    expect((error as Error).message).not.toContain('assets');
    expect(failureMessageOf(error, translate).message).toContain(text);
  }
});

it('every part is loaded so', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const bare = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    // `laterCalls` loads with `loadPart`, also what `loadWrites` names for it.
    const rest = text.replaceAll(
      /(loadPart\(|laterCalls(<.*>)?\(|loadWrites =)[^;]*?import\('/gs,
      '',
    );
    return rest.includes("import('") ? [file] : [];
  });
  expect(files.length).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});
