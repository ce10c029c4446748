// Platform-wide settings.
import { expect, it } from 'vitest';
import { signedIn } from '../signedIn';

interface Environment {
  readonly id: string;
  readonly name: string;
  readonly expires: string | null;
  readonly user: string;
}
interface Answer {
  readonly id: string;
  readonly environments: readonly Environment[];
}

it('environments expire by the clock: one in three hours, one has, one never does', async () => {
  const realNow = () => Date.parse('2026-03-02T10:04:30.500Z');
  const { get, send, control } = await signedIn<Answer>({ realNow });
  const read = async () => (await get('/api/environments')).environments;
  const rows = await read();
  const expiryOf = (name: string) => rows.find((row) => row.name === name)?.expires;
  expect(expiryOf('counting-review')).toBe('2026-03-02T13:00:00.000Z');
  expect(Date.parse(String(expiryOf('holiday-replay')))).toBeLessThan(realNow());
  expect(expiryOf('training-room')).toBeNull();
  // The platform's clock advances, but seeded rows do not age.
  await control('POST', 'clock', { offsetMs: 5 * 60_000 });
  expect(await read()).toEqual(rows);
  const made = { name: 'trial-1', takeSnapshot: true, clusterName: 'us-east-main' };
  const { id } = (await send('POST', '/api/environments', made)).body;
  const own = (await read()).find((row) => row.id === id)!;
  expect(own.user).toBe('admin@facings.example');
  expect(Date.parse(String(own.expires))).toBeGreaterThan(realNow());
});
