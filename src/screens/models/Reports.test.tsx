// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

const reports = (precision: number, more: object = {}) => ({
  reports: [{ id: 'r', name: 'Detection', precision, ...more }],
});

/** Opens the oldest version of the first model with these reports. */
const opened = async (body: object, faultsOf: (id: string) => readonly object[] = () => []) => {
  const made = await createConsole();
  const { body: models } = await made.person.ask<{ models: { id: string }[] }>(
    'GET',
    '/api/mdl/models',
  );
  const id = models.models[0]?.id ?? '';
  const { body: model } = await made.person.ask<{ versions: { version: string }[] }>(
    'GET',
    `/api/mdl/models/${id}`,
  );
  const [version = '', other = ''] = model.versions.map((each) => each.version);
  await made.fault(...faultsOf(id), { path: '/api/mdl/reports', body, times: 1 });
  made.show(`/models/view/${id}/${version}`);
  return { ...made, version, other };
};

const figures = () => screen.findByRole('table', { name: 'Figure' });

describe('reports of a version', () => {
  it('read as figures', async () => {
    const { version } = await opened(reports(0.914, { note: 'x', median_ms: 12 }));
    const table = await figures();
    expect(within(table).getByRole('columnheader', { name: `Version ${version}` })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Detection · Precision 91.4%' })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Detection · Median ms 12' })).toBeVisible();
  });

  it("are compared with another version's, with the differences", async () => {
    const { fault, other } = await opened(reports(0.9, { recall: 0.5 }));
    await figures();
    await fault({ path: '/api/mdl/reports', body: reports(0.95), times: 1 });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Compare with version' }),
      other,
    );
    expect(
      await screen.findByRole('row', { name: 'Detection · Precision 90.0% 95.0% −5.0%' }),
    ).toBeVisible();
    expect(
      screen.getByRole('row', { name: 'Detection · Recall 50.0% not measured –' }),
    ).toBeVisible();
  });

  it('of a version without any say so', async () => {
    await opened({ reports: null, extra: 1 });
    expect(await screen.findByText('No reports on this version yet.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Figure' })).not.toBeInTheDocument();
    // There is nothing to compare.
    expect(screen.queryByRole('combobox', { name: 'Compare with version' })).toBeNull();
  });

  it('say that other versions could not be read, which are then offered again', async () => {
    const { fault } = await opened(reports(0.9), (id) => [
      { path: `/api/mdl/models/${id}`, status: 403, body: { message: 'Not for you.' } },
    ]);
    expect(await figures()).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Reports' }));
    const alert = await section.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Model Versions could not be loaded. The platform says: Not for you.',
    );
    await fault();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await section.findByRole('combobox', { name: 'Compare with version' })).toBeVisible();
    expect(section.queryByRole('alert')).toBeNull();
  });

  it('that cannot be read leave the page, and can be asked for again', async () => {
    const { sentTo } = await opened(reports(0.9), () => [
      { path: '/api/mdl/reports', status: 403, body: { message: 'Not for you.' }, times: 1 },
    ]);
    const section = await screen.findByRole('region', { name: 'Reports' });
    const alert = await within(section).findByRole('alert');
    expect(alert).toHaveTextContent('Not for you.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await figures()).toBeVisible();
    await waitFor(() => {
      expect(sentTo('GET', '/api/mdl/reports')).toHaveLength(2);
    });
  });
});
