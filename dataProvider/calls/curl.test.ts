import { expect, it } from 'vitest';
import { inList, whole } from '../../src/schema/calls';
import { defineResource, type AnyDeclaration } from '../../src/schema/defineResource';
import { text } from '../../src/schema/fields';
import type { ReadOptions } from '../mapping/readOptions';
import { createCurl } from './curl';

const seals = (one: NonNullable<AnyDeclaration['calls']>['one']): AnyDeclaration =>
  defineResource({
    name: 'seals',
    label: 'Seal',
    labels: 'Seals',
    routes: { list: '/seals', view: '/seals/view/:id' },
    api: '/api/seals',
    fields: { name: text({ label: 'Name' }) },
    calls: {
      list: { path: '/api/shores/:shore_id/seals', read: 'seals', paging: whole },
      ...(one === undefined ? {} : { one }),
    },
    represent: '{name}',
    list: { columns: ['name'] },
  });

const curl = (declaration: AnyDeclaration, given: { id: string } & ReadOptions, url: string) =>
  createCurl(
    { find: () => declaration },
    { metaFor: () => ({ ...(given.meta && { meta: given.meta }) }) },
  ).ofRecord('seals', given, url);

const head = String.raw` \
  -H 'Accept: application/json' \
  -H 'Authorization: Bearer <your API key>' \
  -H 'X-User-Id: <your user id>'`;

it('is the declared call of the record, quoted for a shell, with placeholders for what is secret', async () => {
  const declared = seals({ path: '/api/seals/:id', query: { full: '{record.id}' } });
  expect(await curl(declared, { id: "n'1" }, 'https://platform.example')).toBe(
    String.raw`curl 'https://platform.example/api/seals/n'\''1?full=n%271'` + head,
  );
});

it('is the usual call if none is declared, and the list of a record that is read with it', async () => {
  const url = 'https://platform.example/api';
  expect(await curl(seals(undefined), { id: '7' }, url)).toBe(`curl '${url}/api/seals/7'` + head);
  const meta = { within: { shore_id: 's' } };
  expect(await curl(seals(inList), { id: '7', meta }, url)).toBe(
    `curl '${url}/api/shores/s/seals'` + head,
  );
});

it('fails if it is not known which record it is', async () => {
  await expect(curl(seals(inList), { id: '7' }, '')).rejects.toThrow();
});
