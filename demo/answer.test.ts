import { describe, expect, it } from 'vitest';
import type { SeenCall } from './callLog';
import { signedIn } from './signedIn';

const path = '/api/items';

/** How the log describes a call with a fault. */
const struck = async (fault: object, query: string) => {
  const { ask, control } = await signedIn();
  await control('POST', 'faults', { faults: [{ path, ...fault }] });
  await ask('GET', `${path}${query}`).catch(() => undefined);
  const { status, refused, ...call } = ((await control('GET', 'calls')) as readonly SeenCall[]).at(
    -1,
  )!;
  expect(call).toMatchObject({ path, fault: true });
  return { status, refused };
};

describe('The log of a call that the contract does not have', () => {
  it.each([
    ['delayed', { delayMs: 1 }, 400],
    ['answered by a fault after the work', { status: 503, commit: true }, 503],
    ['cut off after the work', { drop: true, commit: true }, 0],
  ])('tells it also where it was %s', async (_, fault, status) => {
    expect(await struck(fault, '?nope=1')).toEqual({ status, refused: 'contract' });
    expect((await struck(fault, '')).refused).toBeUndefined();
  });

  it("depends on the platform's response, not on a fault", async () => {
    const body = { type: 'error', message: 'Not in the contract: of the fault' };
    for (const commit of [true, false])
      expect((await struck({ status: 400, body, commit }, '')).refused).toBeUndefined();
  });
});
