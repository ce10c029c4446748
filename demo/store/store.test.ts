import { describe, expect, it } from 'vitest';
import { memoryPersistence } from './persistence';
import { audit, signedIn } from '../signedIn';

describe('persistence', () => {
  it('keeps changes only, and nothing of a refused call', async () => {
    const persistence = memoryPersistence();
    const { ask } = await signedIn({ persistence });
    const signedInAt = { table: 'users', row: { last_sign_in: expect.any(Number) } };
    const before = (await persistence.changesSince(undefined)).changes;
    expect(before).toMatchObject([signedInAt]);
    await ask('POST', '/api/items', { name: '' }, audit());
    await ask('POST', '/api/items', { name: 'One' }, audit());
    expect((await persistence.changesSince(undefined)).changes).toMatchObject([
      signedInAt,
      { table: 'items', row: { name: 'One' } },
    ]);
  });

  it('does both of two changes that come at once', async () => {
    const { ask } = await signedIn();
    await Promise.all(
      ['Ab', 'Cd', 'Ef'].map((name) => ask('POST', '/api/items', { name }, audit())),
    );
    const { headers } = await ask('GET', '/api/items');
    expect(headers.get('Content-Range')).toMatch(/\/66$/);
  });
});
