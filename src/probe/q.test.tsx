// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createConsole } from '../views/testing/renderConsole';
it('q', async () => {
  const app = await createConsole();
  app.show('/x');
  for (const q of ['Main', 'Ma']) {
  const t = performance.now();
  try { const r: any = await app.provider.getList('zones', { filter: { q }, pagination: { page: 1, perPage: 3 } } as any); console.log(q, r.total, r.data.map((x: any) => x.name)); } catch (e: any) { console.log(q, 'ERR', e.message); }
  console.log(performance.now() - t, app.sent.map((c) => c.path + '?' + c.query)); }
  expect(1).toBe(1);
});
