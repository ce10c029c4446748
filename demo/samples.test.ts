import { expect, it } from 'vitest';
import type { SampleFile } from './samples';
import { signedIn } from './signedIn';

it('name products and zones that the platform has, and new ones', async () => {
  const { control, get } = await signedIn<{
    readonly products?: readonly { readonly sku: string }[];
    readonly results?: readonly { readonly name: string }[];
  }>();
  const files = (await control('GET', 'samples')) as readonly SampleFile[];
  expect(files.map(({ name }) => name)).toEqual(['prices', 'states', 'stores', 'par']);
  const account = 'acc00000-0000-4000-8000-000000000001';
  const { products = [] } = await get(
    `/api/products/bulk?account_id=${account}&limit=500&offset=0&search=`,
  );
  const skus = new Set(products.map(({ sku }) => sku));
  const firsts = (name: SampleFile['name']) =>
    (files.find((file) => file.name === name)?.text ?? '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[0] ?? '');
  expect(firsts('prices').filter((text) => skus.has(text))).toHaveLength(12);
  expect(firsts('prices').filter((text) => text.startsWith('SAMPLE-'))).toHaveLength(6);
  expect(firsts('par').filter((text) => skus.has(text))).toHaveLength(20);
  expect(firsts('states')).toHaveLength(201);
  const named = firsts('stores').slice(1);
  expect(named).toHaveLength(12);
  const known = await Promise.all(
    named.map(async (name) => {
      const asked = new URLSearchParams({ account_id: account, text: name });
      const { results = [] } = await get(`/api/zones/search?${asked.toString()}`);
      return results.some((zone) => zone.name === name);
    }),
  );
  expect(known.filter((isKnown) => isKnown)).toHaveLength(10);
});
