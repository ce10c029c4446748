import { describe, expect, it } from 'vitest';
import { jobsCsv } from './jobs';
import { signedIn } from '../signedIn';

interface Job {
  readonly id: string;
  readonly state: string;
  readonly ended_at: string | null;
  readonly items_counted: number | null;
  readonly zone: { readonly id: string; readonly name: string };
  readonly zone_id: string;
}

interface Answer extends Job {
  readonly jobs: readonly Job[];
  readonly total: number;
  readonly filepath: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const account_id = 'acc00000-0000-4000-8000-000000000003';
const empty = 'acc00000-0000-4000-8000-000000000008';
/** In the middle of a working day. */
const wednesday = Date.UTC(2026, 10, 18, 15, 40);
const hour = 3_600_000;

const start = () => signedIn<Answer>({ realNow: () => wednesday });

describe('jobs', () => {
  it('advance with time; finished ones stay, until they are forgotten', async () => {
    const { get, control, signIn } = await start();
    const { jobs } = await get('/api/jobs/recent');
    const [over, queued, running] = ['DONE', 'QUEUED', 'RUNNING'].map((wanted) =>
      jobs.find(({ state }) => state === wanted)!,
    );
    const later = async (hours: number) => {
      await control('POST', 'clock', { offsetMs: hours * hour });
      const { ask } = await signIn();
      return (id: string) => ask<Job>('GET', `/api/jobs/${id}`);
    };
    const soon = await later(5);
    expect((await soon(over!.id)).body).toEqual(over);
    expect((await soon(running!.id)).body.ended_at).not.toBeNull();
    expect((await soon(queued!.id)).body.items_counted).toBeGreaterThan(0);
    expect((await (await later(40 * 24))(over!.id)).status).toBe(404);
  });

  it("have the zone's payload, and go with their zone", async () => {
    const { get, ask, send } = await start();
    const job = (await get(`/api/jobs/recent?account_id=${account_id}`)).jobs[0]!;
    expect((await get(`/api/jobs/payload?id=${job.id}`)).payload).toMatchObject({
      job_id: job.id,
      account_id,
      zone: job.zone,
      template: {
        returnUrl: expect.stringMatching(/^https:/),
        products: expect.arrayContaining([expect.stringMatching(/^5c0/)]),
      },
    });
    await send('DELETE', `/api/zones/${job.zone_id}`);
    expect((await ask('GET', `/api/jobs/${job.id}`)).status).toBe(404);
  });
});

describe('the export of jobs', () => {
  it('is a file that needs the bearer token, of the jobs that are named or all', async () => {
    const { get, ask, fetch, headers } = await start();
    const pathOf = async (body: object) =>
      `/api/jobs/export?filepath=${(await ask('POST', '/api/jobs/export', body)).body.filepath}`;
    const linesOf = async (body: object) =>
      (await (await fetch(await pathOf(body), { headers })).text()).trimEnd().split('\r\n');
    const { jobs, total } = await get('/api/jobs/recent');
    const chosen = { job_ids: [jobs[0]!.id, jobs[3]!.id] };
    const path = await pathOf(chosen);
    expect((await fetch(path)).status).toBe(401);
    const answer = await fetch(path, { headers });
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="jobs-2026-11-18.csv"',
    );
    const [head, ...lines] = await linesOf(chosen);
    expect(head).toContain('id,name,template_id,state');
    expect(lines.map((line) => line.split(',')[0])).toEqual(chosen.job_ids);
    expect(await linesOf({})).toHaveLength(total + 1);
    expect(await linesOf({ account_id: empty })).toHaveLength(1);
  });

  it('quotes what would break a line', () => {
    const job = { id: 'j', name: 'Count "A", all', zone: { id: 'z', name: 'Two\nlines' } };
    const csv = jobsCsv([job as unknown as Parameters<typeof jobsCsv>[0][number]]);
    expect(csv).toContain('\r\nj,"Count ""A"", all",');
    expect(csv).toContain(',"Two\nlines",');
  });
});
