import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { each } from './each';

const ids = Array.from({ length: 20 }, (_, at) => at);

describe('each', () => {
  it('has at most four concurrent calls, and makes each once', async () => {
    let underWay = 0;
    let most = 0;
    const made: number[] = [];
    await each(ids, async (id) => {
      underWay += 1;
      most = Math.max(most, underWay);
      made.push(id);
      await Promise.resolve();
      underWay -= 1;
    });
    expect(most).toBe(4);
    expect(made).toEqual(ids);
  });

  it('throws a copy of the first failure in the order of the ids, and leaves the original unchanged', async () => {
    const own = new HttpError('Taken.', 409, { errors: { name: 'Taken.' } });
    const act = async (id: number) => {
      // The call with the larger id fails sooner.
      if (id === 3) await new Promise((resolve) => setTimeout(resolve, 5));
      if (id === 3) throw own;
      if (id === 5) throw new HttpError('Gone.', 404);
    };
    const error: unknown = await each(ids, act).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).not.toBe(own);
    expect(error).toMatchObject({
      status: 409,
      message: 'Taken.',
      body: { errors: { name: 'Taken.' } },
      failedIds: [3, 5],
    });
    expect(own).not.toHaveProperty('failedIds');
  });
});
