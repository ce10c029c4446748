import { describe, expect, it } from 'vitest';
import { jobsCsv } from './jobs';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Job {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly scheduled_at: string;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly items_counted: number | null;
  readonly zone: { readonly id: string; readonly name: string };
  readonly account: { readonly id: string };
  readonly zone_id: string;
  readonly template_id: string;
}

interface Answer {
  readonly jobs: readonly Job[];
  readonly logs: readonly { readonly at: string; readonly level: string; readonly id: string }[];
  readonly total: number;
  readonly filepath: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const account_id = 'acc00000-0000-4000-8000-000000000003';
/** In the middle of a working day. */
const wednesday = Date.UTC(2026, 10, 18, 15, 40);
const hour = 3_600_000;
const empty = 'acc00000-0000-4000-8000-000000000008';

const signIn = async () => {
  const there = standIn({ realNow: () => wednesday });
  const { ask, headers } = await there.signIn();
  return {
    ...there,
    ask,
    headers,
    get: async (path: string) => (await ask<Answer>('GET', path)).body,
    exported: (body: object) => ask<Answer>('POST', '/api/jobs/export', body),
  };
};

describe('jobs', () => {
  it('are listed newest first, in every state', async () => {
    const { get } = await signIn();
    const { jobs, total } = await get('/api/jobs/recent');
    expect(total).toBe(jobs.length);
    expect(total).toBeGreaterThan(100);
    const times = jobs.map((job) => job.scheduled_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(total);
    for (const job of jobs) {
      const { state, started_at, ended_at, items_counted } = job;
      const expected = {
        QUEUED: [false, false],
        RUNNING: [true, false],
        DONE: [true, true],
        FAILED: [true, true],
      }[state];
      expect([started_at !== null, ended_at !== null], state).toEqual(expected);
      expect(items_counted === null, state).toBe(state === 'QUEUED');
      expect(job.zone.name).toBeTruthy();
    }
    const own = await get(`/api/jobs/recent?account_id=${account_id}`);
    expect(own.total).toBeGreaterThan(25);
    for (const { account } of own.jobs) expect(account.id).toBe(account_id);
    expect((await get(`/api/jobs/recent?account_id=${empty}`)).jobs).toEqual([]);
  });

  it('advance with time, and finished ones stay unchanged', async () => {
    const { get, control, signIn: again } = await signIn();
    const { jobs } = await get('/api/jobs/recent');
    const over = jobs.find(({ state }) => state === 'DONE')!;
    const queued = jobs.find(({ state }) => state === 'QUEUED')!;
    const running = jobs.find(({ state }) => state === 'RUNNING')!;
    await control('POST', 'clock', { offsetMs: 5 * hour });
    const { ask: later } = await again();
    const one = async (id: string) => (await later<Job>('GET', `/api/jobs/${id}`)).body;
    expect(await one(over.id)).toEqual(over);
    expect((await one(running.id)).ended_at).not.toBeNull();
    expect((await one(queued.id)).items_counted).toBeGreaterThan(0);
    await control('POST', 'clock', { offsetMs: 40 * 24 * hour });
    const { ask: muchLater } = await again();
    expect((await muchLater('GET', `/api/jobs/${over.id}`)).status).toBe(404);
  });

  it("can be read one by one, with the zone's payload", async () => {
    const { get, ask } = await signIn();
    const job = (await get(`/api/jobs/recent?account_id=${account_id}`)).jobs[0]!;
    expect((await ask<Job>('GET', `/api/jobs/${job.id}`)).body).toEqual(job);
    const { payload } = await get(`/api/jobs/payload?id=${job.id}`);
    expect(payload).toMatchObject({
      job_id: job.id,
      account_id,
      zone: job.zone,
      template: {
        returnUrl: expect.stringMatching(/^https:/),
        products: expect.arrayContaining([expect.stringMatching(/^5c0/)]),
      },
    });
    for (const path of ['/api/jobs/nope', '/api/jobs/payload?id=nope'])
      expect((await ask('GET', path)).status, path).toBe(404);
    expect((await ask('GET', '/api/jobs/payload')).status).toBe(400);
  });

  it('are those of a zone, and so is its log', async () => {
    const { get, ask } = await signIn();
    const { zone_id } = (await get('/api/jobs/recent')).jobs[0]!;
    const { jobs, total } = await get(`/api/zones/${zone_id}/jobs`);
    expect(total).toBeGreaterThan(25);
    for (const job of jobs) expect(job.zone_id).toBe(zone_id);
    const { logs } = await get(`/api/zones/${zone_id}/logs`);
    expect(logs.length).toBeGreaterThan(10);
    const times = logs.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(logs.map(({ id }) => id)).size).toBe(logs.length);
    for (const { at } of logs) expect(Date.parse(at)).toBeLessThanOrEqual(wednesday);
    for (const path of ['jobs', 'logs', 'templates'])
      expect((await ask('GET', `/api/zones/nope/${path}`)).status).toBe(404);
  });

  it('go with their zone', async () => {
    const { get, ask } = await signIn();
    const job = (await get('/api/jobs/recent')).jobs[0]!;
    await ask('DELETE', `/api/zones/${job.zone_id}`, undefined, audit('DELETE_ZONE', job.zone_id));
    expect((await ask('GET', `/api/jobs/${job.id}`)).status).toBe(404);
    const zones = (await get('/api/jobs/recent')).jobs.map(({ zone_id }) => zone_id);
    expect(zones).not.toContain(job.zone_id);
  });
});

describe('the export of jobs', () => {
  it('contains the selected jobs, as a file that needs the bearer token', async () => {
    const { get, exported, fetch, headers } = await signIn();
    const { jobs } = await get('/api/jobs/recent');
    const { status, body } = await exported({ job_ids: [jobs[0]!.id, jobs[3]!.id] });
    expect(status).toBe(200);
    const path = `/api/jobs/export?filepath=${encodeURIComponent(body.filepath)}`;
    expect((await fetch(path)).status).toBe(401);
    const answer = await fetch(path, { headers });
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="jobs-2026-11-18.csv"',
    );
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('id,name,template_id,state');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([jobs[0]!.id, jobs[3]!.id]);
  });

  it('is what /recent lists where nothing was chosen', async () => {
    const { get, exported, fetch, headers } = await signIn();
    const rows = async (body: object) => {
      const { filepath } = (await exported(body)).body;
      const answer = await fetch(`/api/jobs/export?filepath=${filepath}`, { headers });
      return (await answer.text()).trimEnd().split('\r\n').length - 1;
    };
    expect(await rows({})).toBe((await get('/api/jobs/recent')).total);
    const own = `/api/jobs/recent?account_id=${account_id}`;
    expect(await rows({ account_id })).toBe((await get(own)).total);
    expect(await rows({ account_id: empty })).toBe(0);
  });

  it('is refused for jobs and organizations that are not there', async () => {
    const { exported, ask } = await signIn();
    expect(await exported({ job_ids: ['nope'] })).toMatchObject({
      status: 400,
      body: { errors: { job_ids: expect.any(String) } },
    });
    expect((await exported({ account_id: 'nope' })).status).toBe(400);
    expect((await exported({ zone_id: 'z' })).status).toBe(400);
    expect((await ask('GET', '/api/jobs/export?filepath=exports/jobs/nope.csv')).status).toBe(404);
  });

  it('quotes what would break a line', () => {
    const job = { id: 'j', name: 'Count "A", all', zone: { id: 'z', name: 'Two\nlines' } };
    const csv = jobsCsv([job as unknown as Parameters<typeof jobsCsv>[0][number]]);
    expect(csv).toContain('\r\nj,"Count ""A"", all",');
    expect(csv).toContain(',"Two\nlines",');
  });
});
