import { expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

it('tells the devices of an organization, and says how many', async () => {
  const { ask } = await standIn().signIn();
  const notify = (id: string, body?: object) =>
    ask<{ message: string; devices: number }>(
      'POST',
      `/api/organizations/${id}/devices`,
      body,
      audit('NOTIFY_DEVICES'),
    );
  expect((await notify('acc00000-0000-4000-8000-000000000001')).body).toEqual({
    message: '96 devices of Alder & Vine Markets will look for news.',
    devices: 96,
  });
  expect((await notify('acc00000-0000-4000-8000-000000000008')).body).toEqual({
    message: 'Harbor Lane Market has no devices.',
    devices: 0,
  });
  expect((await notify('nope')).status).toBe(404);
  expect((await notify('acc00000-0000-4000-8000-000000000001', {})).status).toBe(400);
});
