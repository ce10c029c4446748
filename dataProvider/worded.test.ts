import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { declarations } from '../resources/index';
import { createI18nProvider } from '../src/app/i18nProvider';
import { failureMessageOf, PlatformError } from '../src/lib/failures/failures';
import { english } from '../src/messages/en/index';
import { french } from '../src/messages/fr/index';
import { createRegistry } from '../src/schema/registry';
import { createDataProvider } from './index';
import type { Result } from './transport/types';

const translators = {
  en: createI18nProvider(english),
  fr: createI18nProvider(english, () => ({ locale: 'fr', words: french })),
};

/** The error of each method on a platform that answers everything with this failure. */
const errorsOf = async (failure: Result, language: keyof typeof translators = 'en') => {
  const { translate } = translators[language];
  const provider = createDataProvider({
    registry: createRegistry(declarations),
    transport: { send: () => Promise.resolve(failure) },
    whoAmI: () => Promise.resolve({ id: 'me' }),
    translate: (key, options) => translate(key, options),
  });
  const query = {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  } as const;
  const one = { id: 'r1', previousData: { id: 'r1', name: 'A' } };
  return Promise.all(
    [
      provider.getList('regions', query),
      provider.getOne('regions', { id: 'r1' }),
      provider.getMany('regions', { ids: ['r1'] }),
      provider.getManyReference('regions', { ...query, target: 'account_id', id: 'a' }),
      provider.create('regions', { data: { name: 'A', account_id: 'a' } }),
      provider.update('regions', { ...one, data: { name: 'B' } }),
      provider.updateMany('regions', { ids: ['r1'], data: { name: 'B' } }),
      provider.delete('regions', one),
      provider.deleteMany('regions', { ids: ['r1'] }),
    ].map((call) =>
      call.then(
        () => null,
        (error: unknown) => error as HttpError,
      ),
    ),
  );
};

it.each([
  ['en', 'The platform could not be reached. Check your connection and try again.'],
  ['fr', 'La plateforme est injoignable. Vérifiez votre connexion, puis réessayez.'],
] as const)(
  "an error's message is a sentence in %s, for stock components",
  async (language, text) => {
    for (const error of await errorsOf({ type: 'error', kind: 'network' }, language)) {
      expect(error).toBeInstanceOf(PlatformError);
      expect(error).toBeInstanceOf(HttpError);
      expect(error?.message).toBe(text);
    }
  },
);

it('stays translatable: another language words it again', async () => {
  const [error] = await errorsOf({ type: 'error', kind: 'network' }, 'fr');
  const { translate } = translators.en;
  expect(failureMessageOf(error, (key, options) => translate(key, options)).message).toContain(
    'could not be reached',
  );
});

it("keeps the platform's own messages, of the whole and of fields", async () => {
  const errors = await errorsOf({
    type: 'error',
    kind: 'invalid',
    status: 422,
    message: 'Not so.',
    fields: { name: 'Too odd.' },
  });
  for (const error of errors) {
    expect(error).toMatchObject({ message: 'Not so.', status: 422 });
    expect(error?.body).toMatchObject({ errors: { root: { serverError: 'Not so.' } } });
  }
  expect(errors[5]?.body).toMatchObject({ errors: { name: 'Too odd.' } });
});
