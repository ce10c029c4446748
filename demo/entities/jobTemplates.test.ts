import { describe, expect, it } from 'vitest';
import { audit, signedIn } from '../signedIn';

interface Template {
  readonly id: string;
  readonly name: string;
}
interface Answer extends Template {
  readonly job_templates: readonly Template[];
  readonly jobs: readonly {
    readonly id: string;
    readonly template_id: string;
    readonly name: string;
    readonly scheduled_at: string;
    readonly state: string;
  }[];
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const path = `/api/organizations/${account_id}/job-templates`;
const [one, two] = [1, 2].map((at) => `20e00000-0000-4000-8000-00000000000${at}`);
const product = '5c000000-0000-4000-8000-000000000036';
/** A Wednesday, an hour before midnight UTC. */
const evening = Date.UTC(2026, 10, 18, 23);
const hour = 3_600_000;

const inZones = (...ids: readonly (string | undefined)[]) =>
  ids.map((zone_id) => ({ zone_id, template: null }));
const good = {
  account_id,
  name: 'Aisle count',
  description: 'One aisle a day',
  cron_expression: '0 0 * * *',
  end_submission_time: null,
  duration: 86_400,
  template: { returnUrl: 'https://returns.example/x', products: [product] },
  zones: inZones(one),
  ends_at: null,
};

const start = async () => {
  const there = await signedIn<Answer>({ realNow: () => evening });
  const { get, send, control } = there;
  /** Calls at another time of the platform, of a person who signs in then. */
  const at = async (offsetMs: number) => {
    await control('POST', 'clock', { offsetMs });
    const { ask } = await there.signIn();
    return {
      read: async (from: string) => (await ask<Answer>('GET', from)).body,
      change: (id: string, body: object) =>
        ask<Answer>('PUT', `${path}/${id}`, body, audit('UPDATE_JOB_TEMPLATE', id)),
    };
  };
  return {
    ...there,
    at,
    post: (body: object, to = path) => send('POST', to, body),
    put: (id: string, body: object) => send('PUT', `${path}/${id}`, body),
    named: async (name: string) => (await get(path)).job_templates.find((row) => row.name === name),
    jobsOf: async (id: string, zone = one, read = get) =>
      (await read(`/api/zones/${zone}/jobs`)).jobs.filter((job) => job.template_id === id),
  };
};

describe('job templates', () => {
  it('start jobs in their zones from then on, not before', async () => {
    const { post, put, send, control, at, jobsOf } = await start();
    const { id } = (await post({ ...good, cron_expression: '0 * * * *' })).body;
    // At the full hour, the first one is queued.
    expect(await jobsOf(id)).toHaveLength(1);
    expect(await jobsOf(id, one, (await at(6 * hour)).read)).toHaveLength(7);
    await control('POST', 'clock', { offsetMs: hour / 6 });
    await put(id, { ...good, name: 'Aisle recount', cron_expression: '30 1 * * *' });
    expect((await jobsOf(id)).map(({ name }) => name)).toEqual(['Aisle count']);
    await send('DELETE', `${path}/${id}`);
    expect(await jobsOf(id)).toHaveLength(1);
  });

  it('go on naming zones and products that are removed, and count them no longer', async () => {
    const { post, put, named, send } = await start();
    const { id } = (await post(good)).body;
    await send('DELETE', `/api/products/${product}`);
    await send('DELETE', `/api/zones/${one}`);
    const kept = { ...good, id, zone_count: 0, product_count: 0 };
    expect(await named('Aisle count')).toEqual(kept);
    // Missing keys stay unchanged; sent ones must be present.
    const { name, cron_expression, duration, template, zones } = good;
    const less = { name, cron_expression, duration, template: { ...template, products: [] } };
    expect((await put(id, less)).body).toMatchObject({ zones, template: less.template });
    for (const [change, key, text] of [
      [{ template }, 'template', `The organization has no product ${product}.`],
      [{ zones }, 'zones.0.zone_id', 'The organization has no such zone.'],
    ] as const)
      expect(await put(id, { ...less, ...change })).toMatchObject({
        status: 400,
        body: { errors: { [key]: text } },
      });
  });

  it('leave the schedules of zones alone that stay as they were', async () => {
    const { post, at, jobsOf } = await start();
    const hourly = { ...good, cron_expression: '0 * * * *' };
    const { id } = (await post({ ...hourly, zones: inZones(one, two) })).body;
    const [before] = await jobsOf(id);
    expect(await jobsOf(id, two)).toHaveLength(1);
    const { read, change } = await at(2 * hour);
    expect((await change(id, hourly)).status).toBe(200);
    const ids = (await jobsOf(id, one, read)).map((job) => job.id);
    expect(ids).toHaveLength(3);
    expect(ids).toContain(before!.id);
    // The other one finishes the job that had started.
    expect(await jobsOf(id, two, read)).toHaveLength(2);
  });

  it('run by universal time in a zone without a time zone', async () => {
    const { post, jobsOf } = await start();
    const zone = '20e00000-0000-4000-8000-000000000071';
    const brightwater = 'acc00000-0000-4000-8000-000000000002';
    const body = { ...good, account_id: brightwater, template: {}, zones: inZones(zone) };
    const { id } = (
      await post({ ...body, cron_expression: '15 23 * * *' }, path.replace(account_id, brightwater))
    ).body;
    const queued = { scheduled_at: '2026-11-18T23:15:00.000Z', state: 'QUEUED' };
    expect(await jobsOf(id, zone)).toMatchObject([queued]);
  });
});
