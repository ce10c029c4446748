// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { jobs as declared } from '../../resources/jobs';
import { createConsole } from '../views/testing/renderConsole';

// Seconds between two reads of jobs, instead of a minute.
vi.mock('../../resources/jobs', async (load) => {
  const { jobs } = await load<{ readonly jobs: typeof declared }>();
  return { jobs: { ...jobs, list: { ...jobs.list, refreshEvery: 0.2 } } };
});

const long = { timeout: 15_000 };
const zone_id = 'zon00000-0000-4000-8000-000000000001';
const started_at = new Date(Date.now() - 60_000).toISOString();

const opened = async (state: string) => {
  const job = { id: 'j1', name: 'Night', state, zone_id, scheduled_at: started_at, started_at };
  const now = {
    job: { ...job, ended_at: null as string | null },
    logs: [] as object[],
    isLogFailing: false,
  };
  const { show, sentTo } = await createConsole({
    answer: ({ path }) => {
      if (path === '/api/jobs/j1') return Response.json(now.job);
      if (!path.endsWith('/logs')) return undefined;
      return now.isLogFailing
        ? Response.json({ message: 'Not now.' }, { status: 409 })
        : Response.json({ logs: now.logs });
    },
  });
  show('/zones/jobs/view/j1');
  const main = within(await screen.findByRole('main', undefined, long));
  await main.findByText(state, undefined, long);
  const reads = () => sentTo('GET', '/api/jobs/j1').length;
  const logReads = () => sentTo('GET', `/api/zones/${zone_id}/logs`).length;
  return { now, main, reads, logReads };
};

it('a running job’s page reads it and its log again, says how old they are, and can be paused', async () => {
  const { now, main, reads } = await opened('RUNNING');
  // Shown once the parts above it have their height.
  await waitFor(() => {
    expect(main.getByText(/^As of .+ Updates every/)).toBeVisible();
  }, long);
  const ended_at = new Date().toISOString();
  now.job = { ...now.job, state: 'FAILED', ended_at };
  now.logs = [{ id: 'l1', at: ended_at, level: 'ERROR', message: 'Night failed: no camera.' }];
  expect(await main.findByText('FAILED', undefined, long)).toBeVisible();
  const note = await main.findByRole('note', undefined, long);
  await waitFor(() => {
    expect(note).toHaveTextContent('No camera');
  }, long);
  await userEvent.click(main.getByRole('button', { name: 'Pause' }));
  expect(main.getByText(/Updates are paused\.$/)).toBeVisible();
  const before = reads();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(reads() - before).toBeLessThanOrEqual(1);
  await userEvent.click(main.getByRole('button', { name: 'Resume' }));
  await waitFor(() => {
    expect(reads() - before).toBeGreaterThan(2);
  }, long);
}, 60_000);

it('a log that cannot be read again stays', async () => {
  const { now, main, logReads } = await opened('RUNNING');
  now.logs = [{ id: 'l1', at: started_at, level: 'INFO', message: 'Night started.' }];
  expect(await main.findByText('Night started.', undefined, long)).toBeVisible();
  now.isLogFailing = true;
  const before = logReads();
  await waitFor(() => {
    expect(logReads()).toBeGreaterThan(before + 2);
  }, long);
  expect(main.getByText('Night started.')).toBeVisible();
}, 60_000);

it('the page of a job that had ended when it was opened reads it once', async () => {
  const { main, reads } = await opened('DONE');
  const before = reads();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(reads()).toBe(before);
  expect(main.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
}, 60_000);
