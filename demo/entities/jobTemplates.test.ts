import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Template {
  readonly id: string;
  readonly name: string;
  readonly account_id: string;
  readonly duration: number;
  readonly zones: readonly { readonly zone_id: string; readonly template: unknown }[];
  readonly template: { readonly returnUrl?: string; readonly products: readonly string[] };
  readonly zone_count: number;
  readonly product_count: number;
}

interface Answer extends Template {
  readonly job_templates: readonly Template[];
  readonly templates: readonly Template[];
  readonly jobs: readonly {
    readonly id: string;
    readonly template_id: string;
    readonly name: string;
  }[];
  readonly zones: readonly { readonly id: string; readonly zone_id: string; template: unknown }[];
  readonly products: readonly { readonly id: string }[];
  readonly total: number;
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const path = `/api/organizations/${account_id}/job-templates`;
/** A Wednesday, an hour before midnight UTC. */
const evening = Date.UTC(2026, 10, 18, 23);
const hour = 3_600_000;

const signIn = async () => {
  const there = standIn({ realNow: () => evening });
  const { ask } = await there.signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  const [one, two] = (await get(`/api/zones?account_id=${account_id}`)).zones;
  const { products } = await get(`/api/products?filters={"account_id":"${account_id}"}`);
  return {
    ...there,
    ask,
    get,
    zoneIds: [one!.id, two!.id] as const,
    good: {
      account_id,
      name: 'Aisle count',
      description: 'One aisle a day',
      cron_expression: '0 0 * * *',
      end_submission_time: null,
      duration: 86_400,
      template: { returnUrl: 'https://returns.example/x', products: [products[0]!.id] },
      zones: [{ zone_id: one!.id, template: null }],
      ends_at: null,
    },
    list: async () => (await get(path)).job_templates,
    named: async (name: string) => (await get(path)).job_templates.find((row) => row.name === name),
    post: (body: object) => ask<Answer>('POST', path, body, audit('CREATE_JOB_TEMPLATE')),
    put: (id: string, body: object) =>
      ask<Answer>('PUT', `${path}/${id}`, body, audit('UPDATE_JOB_TEMPLATE', id)),
    remove: (id: string, within = path) =>
      ask<Answer>('DELETE', `${within}/${id}`, undefined, audit('DELETE_JOB_TEMPLATE', id)),
  };
};

describe('job templates', () => {
  it('are listed by name with their zones and products', async () => {
    const { list, get, ask } = await signIn();
    const rows = await list();
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.account_id).toBe(account_id);
      expect(row.zone_count).toBe(row.zones.length);
      expect(row.product_count).toBe(row.template.products.length);
      for (const id of row.template.products) expect(id).toBe(id.toLowerCase());
    }
    const empty = '/api/organizations/acc00000-0000-4000-8000-000000000008/job-templates';
    expect(await get(empty)).toEqual({ job_templates: [], total: 0 });
    expect((await ask('GET', '/api/organizations/nope/job-templates')).status).toBe(404);
  });

  it('are made, shown at their zones, changed and removed', async () => {
    const { good, post, put, remove, named, get, zoneIds } = await signIn();
    const [one, two] = zoneIds;
    const made = await post(good);
    expect(made).toMatchObject({ status: 200, body: { id: expect.any(String) } });
    const { id } = made.body;
    expect(await named('Aisle count')).toEqual({ ...good, id, zone_count: 1, product_count: 1 });
    const ofZone = async (zone: string) =>
      (await get(`/api/zones/${zone}/templates`)).templates.filter((row) => row.id === id);
    expect(await ofZone(one)).toMatchObject([{ cron_expression: '0 0 * * *', duration: 86_400 }]);
    const change = {
      ...good,
      duration: 3600,
      ends_at: '2027-01-31',
      end_submission_time: '06:30',
      template: '{"returnUrl": "", "products": [], "note": 1}',
      zones: [{ zone_id: two, template: { note: 2 } }],
    };
    const read = { ...change, id, template: { returnUrl: '', products: [], note: 1 } };
    expect((await put(id, change)).body).toMatchObject(read);
    expect(await named('Aisle count')).toMatchObject(read);
    expect(await ofZone(one)).toEqual([]);
    expect(await ofZone(two)).toHaveLength(1);
    const { name, cron_expression, duration, template } = good;
    const less = { name, cron_expression, duration, template };
    expect((await put(id, less)).body).toMatchObject({ ...less, ends_at: '2027-01-31' });
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect(await named('Aisle count')).toBeUndefined();
    expect(await ofZone(two)).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('start jobs in their zones from then on, not before', async () => {
    const { good, post, put, remove, get, control, signIn: again, zoneIds } = await signIn();
    const [zone] = zoneIds;
    const { id } = (await post({ ...good, cron_expression: '0 * * * *' })).body;
    const own = async (ask = get) =>
      (await ask(`/api/zones/${zone}/jobs`)).jobs.filter((job) => job.template_id === id);
    // At the full hour, the first one is queued.
    expect(await own()).toHaveLength(1);
    const later = async () => {
      await control('POST', 'clock', { offsetMs: 6 * hour });
      const { ask } = await again();
      return own(async (from) => (await ask<Answer>('GET', from)).body);
    };
    expect(await later()).toHaveLength(7);
    await control('POST', 'clock', { offsetMs: hour / 6 });
    await put(id, { ...good, name: 'Aisle recount', cron_expression: '30 1 * * *' });
    expect((await own()).map(({ name }) => name)).toEqual(['Aisle count']);
    await remove(id);
    expect(await own()).toHaveLength(1);
  });

  it('go on naming zones and products that are removed, and count them no longer', async () => {
    const { good, post, put, named, ask } = await signIn();
    const product = good.template.products[0]!;
    const zone = good.zones[0]!.zone_id;
    const { id } = (await post(good)).body;
    await ask('DELETE', `/api/products/${product}`, undefined, audit('DELETE_PRODUCT', product));
    await ask('DELETE', `/api/zones/${zone}`, undefined, audit('DELETE_ZONE', zone));
    const kept = { ...good, id, zone_count: 0, product_count: 0 };
    expect(await named('Aisle count')).toEqual(kept);
    // Missing keys stay unchanged; sent ones must be present.
    const { name, cron_expression, duration, template, zones } = good;
    const clean = { ...template, products: [] };
    expect(
      (await put(id, { name, cron_expression, duration, template: clean })).body,
    ).toMatchObject({ zones, template: clean });
    expect(await put(id, { name, cron_expression, duration, template })).toMatchObject({
      status: 400,
      body: { errors: { template: `The organization has no product ${product}.` } },
    });
    expect(
      await put(id, { name, cron_expression, duration, template: clean, zones }),
    ).toMatchObject({
      status: 400,
      body: { errors: { 'zones.0.zone_id': 'The organization has no such zone.' } },
    });
  });

  it('seeded ones include some that name removed records', async () => {
    const { get } = await signIn();
    const brightwater = 'acc00000-0000-4000-8000-000000000002';
    const { job_templates } = await get(`/api/organizations/${brightwater}/job-templates`);
    const stale = job_templates.find(({ id }) => id === '10b7e000-0000-4000-8000-000000000035')!;
    expect(stale.name).toBe('Discontinued endcap count');
    expect(stale.template.products.length - stale.product_count).toBe(2);
    expect(stale.zones.length - stale.zone_count).toBe(1);
    const others = job_templates.filter(({ id }) => id !== stale.id);
    expect(others.every((row) => row.zones.length === row.zone_count)).toBe(true);
    const filter = { account_id: brightwater, job_template_id: stale.id };
    const { products, total } = await get(`/api/products?filters=${JSON.stringify(filter)}`);
    expect(total).toBe(stale.product_count);
    for (const { id } of products) expect(stale.template.products).toContain(id);
  });

  it('leave the schedules of zones alone that stay as they were', async () => {
    const { good, post, put, get, control, signIn: again, zoneIds } = await signIn();
    const [one, two] = zoneIds;
    const { id } = (await post({ ...good, cron_expression: '0 * * * *' })).body;
    const both = { ...good, cron_expression: '0 * * * *', duration: 60 };
    await put(id, {
      ...both,
      zones: [one, two].map((zone_id) => ({ zone_id, template: null })),
    });
    const jobsOf = async (zone: string, ask = get) =>
      (await ask(`/api/zones/${zone}/jobs`)).jobs.filter((job) => job.template_id === id);
    const before = await jobsOf(one);
    expect(before).toHaveLength(1);
    expect(await jobsOf(two)).toHaveLength(1);
    await control('POST', 'clock', { offsetMs: 2 * hour });
    const { ask } = await again();
    const later = async (from: string) => (await ask<Answer>('GET', from)).body;
    const changed = { ...both, zones: [{ zone_id: one, template: null }] };
    expect(
      (await ask('PUT', `${path}/${id}`, changed, audit('UPDATE_JOB_TEMPLATE', id))).status,
    ).toBe(200);
    const ids = (await jobsOf(one, later)).map((job) => job.id);
    expect(ids).toHaveLength(3);
    expect(ids).toContain(before[0]!.id);
    // The other one finishes the job that had started.
    expect(await jobsOf(two, later)).toHaveLength(2);
  });

  it('run by universal time in a zone without a time zone', async () => {
    const { ask, get } = await signIn();
    const zone = '20e00000-0000-4000-8000-000000000071';
    expect(await get(`/api/zones/${zone}`)).toMatchObject({ timeZoneName: null });
    const brightwater = 'acc00000-0000-4000-8000-000000000002';
    const made = await ask<Answer>(
      'POST',
      `/api/organizations/${brightwater}/job-templates`,
      {
        account_id: brightwater,
        name: 'Universal count',
        cron_expression: '15 23 * * *',
        duration: 600,
        template: {},
        zones: [{ zone_id: zone, template: null }],
      },
      audit('CREATE_JOB_TEMPLATE'),
    );
    expect(made.status).toBe(200);
    const { jobs } = await get(`/api/zones/${zone}/jobs`);
    expect(jobs.find((job) => job.template_id === made.body.id)).toMatchObject({
      scheduled_at: '2026-11-18T23:15:00.000Z',
      state: 'QUEUED',
    });
  });

  it('may name hundreds of zones and a thousand products, quickly', async () => {
    const { ask, get } = await signIn();
    const wholesaler = 'acc00000-0000-4000-8000-000000000009';
    const there = `/api/organizations/${wholesaler}/job-templates`;
    const { job_templates } = await get(there);
    expect(job_templates.map((row) => [row.zone_count, row.product_count])).toEqual([
      [300, 500],
      [267, 1000],
    ]);
    const { id, zone_count, product_count, ...rest } = job_templates[1]!;
    expect(zone_count * product_count).toBe(267_000);
    const began = performance.now();
    for (const minute of [1, 2, 3])
      expect(
        await ask<Answer>(
          'PUT',
          `${there}/${id}`,
          { ...rest, cron_expression: `${minute} 1 * * *` },
          audit('UPDATE_JOB_TEMPLATE', id),
        ),
      ).toMatchObject({ status: 200, body: { zone_count } });
    const { jobs } = await get(`/api/jobs/recent?account_id=${wholesaler}`);
    expect(jobs).toHaveLength(250);
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('are refused what cannot be', async () => {
    const { good, post, get, list, put, remove } = await signIn();
    const other = 'acc00000-0000-4000-8000-000000000002';
    const foreign = (await get(`/api/zones?account_id=${other}`)).zones[0]!.id;
    const taken = (await list())[0]!;
    const [zone] = good.zones;
    const cases: [object, number, string][] = [
      [{ name: 'A' }, 400, 'name'],
      [{ name: taken.name.toLowerCase() }, 409, 'name'],
      [{ account_id: other }, 400, 'account_id'],
      [{ cron_expression: '0 0 * 1 *' }, 400, 'cron_expression'],
      [{ cron_expression: 'daily' }, 400, 'cron_expression'],
      [{ duration: '1440' }, 400, 'duration'],
      [{ duration: 0 }, 400, 'duration'],
      [{ duration: 90.5 }, 400, 'duration'],
      [{ template: '{"products": ' }, 400, 'template'],
      [{ template: '[]' }, 400, 'template'],
      [
        { template: { products: good.template.products.map((id) => id.toUpperCase()) } },
        400,
        'template',
      ],
      [{ template: { products: ['nope'] } }, 400, 'template'],
      [{ template: { returnUrl: 'javascript:alert(1)' } }, 400, 'template'],
      [{ zones: [{ zone_id: foreign, template: null }] }, 400, 'zones.0.zone_id'],
      [{ zones: [zone, zone] }, 400, 'zones.1.zone_id'],
      [{ zones: [zone?.zone_id] }, 400, 'zones'],
      [{ ends_at: 'tomorrow' }, 400, 'ends_at'],
      [{ ends_at: '2027-02-31' }, 400, 'ends_at'],
      [{ ends_at: '2027-02-28T10:00' }, 400, 'ends_at'],
      [{ ends_at: 1_800_000_000_000 }, 400, 'ends_at'],
      [{ end_submission_time: '24:00' }, 400, 'end_submission_time'],
      [{ cron_expression: '0 0 * * MON' }, 400, 'cron_expression'],
      [{ cron_expression: '*/0 0 * * *' }, 400, 'cron_expression'],
      [{ cron_expression: '0 0 0 * * *' }, 400, 'cron_expression'],
      [{ end_submission_time: '25:00' }, 400, 'end_submission_time'],
    ];
    for (const [change, status, key] of cases)
      expect(await post({ ...good, ...change }), JSON.stringify(change)).toMatchObject({
        status,
        body: { errors: { [key]: expect.any(String) } },
      });
    expect((await post({ ...good, returnUrl: 'https://x.example' })).status).toBe(400);
    for (const key of ['name', 'cron_expression', 'duration', 'template', 'zones'])
      expect((await post({ ...good, [key]: undefined })).status, key).toBe(400);
    expect((await put('nope', good)).status).toBe(404);
    const elsewhere = `/api/organizations/${other}/job-templates`;
    expect((await remove(taken.id, elsewhere)).status).toBe(404);
    expect(await list()).toContainEqual(taken);
  });
});
