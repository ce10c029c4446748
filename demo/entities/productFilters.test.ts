import { expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Product {
  readonly id: string;
  readonly sku: string;
  readonly product_description: string;
  readonly account_id: string;
}
interface Answer {
  readonly message: string;
  readonly total: number;
  readonly products: readonly Product[];
  readonly jobs: readonly { readonly id: string; readonly template_id: string }[];
  readonly payload: { readonly template: { readonly products: readonly string[] } };
}

const account = 'acc00000-0000-4000-8000-000000000003';

const signIn = async () => {
  const { ask } = await standIn().signIn();
  const get = async (path: string) => (await ask<Answer>('GET', path)).body;
  const [job] = (await get(`/api/jobs/recent?account_id=${account}`)).jobs;
  const listed = (filters: object) =>
    get(`/api/products?limit=500&filters=${JSON.stringify(filters)}`);
  return {
    ask: ask<Answer>,
    listed,
    ofTemplate: (more: object = {}) => listed({ job_template_id: job!.template_id, ...more }),
    counted: async () => (await get(`/api/jobs/payload?id=${job!.id}`)).payload.template.products,
  };
};

it('gives the products that a job template counts, and filters go together', async () => {
  const { listed, ofTemplate, counted } = await signIn();
  const { products, total } = await ofTemplate();
  expect(products.map(({ id }) => id).sort()).toEqual([...(await counted())].sort());
  expect(total).toBe(products.length);
  expect(new Set(products.map(({ account_id }) => account_id))).toEqual(new Set([account]));
  const some = await ofTemplate({ item_app_eligible: 'PRODUCTION' });
  expect(some.total).toBeLessThan(total);
  expect(await ofTemplate({ account_id: account.replace(/3$/, '1') })).toMatchObject({ total: 0 });
  expect(await listed({ job_template_id: 'nope' })).toMatchObject({
    message: 'There is no job template with this id.',
  });
});

it('leaves archived products in the template and out of what jobs are sent', async () => {
  const { ask, ofTemplate, counted } = await signIn();
  const { products } = await ofTemplate();
  const { id, sku, product_description } = products[0]!;
  const body = { sku, product_description, is_archived: true };
  await ask('PUT', `/api/products/${id}`, body, audit('UPDATE_PRODUCT', id));
  expect(await counted()).not.toContain(id);
  expect(await counted()).toHaveLength(products.length - 1);
  expect((await ofTemplate()).total).toBe(products.length);
});
