import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { each } from './each';

const ids = Array.from({ length: 20 }, (_, at) => at);

const options = {
  key: 'key',
  translate: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    key === 'key' ? ['key', values.smart_count, values.total, values.reasons].join(' ') : key,
};

describe('each', () => {
  it('has at most four concurrent calls, and makes each once', async () => {
    let underWay = 0;
    let most = 0;
    const made: number[] = [];
    await each(
      ids,
      async (id) => {
        underWay += 1;
        most = Math.max(most, underWay);
        made.push(Number(id));
        await Promise.resolve();
        underWay -= 1;
      },
      options,
    );
    expect(most).toBe(4);
    expect(made).toEqual(ids);
  });

  it('throws one error that says how many failed and why, and lists each', async () => {
    const act = async (id: number) => {
      // The call with the larger id fails sooner.
      if (id === 3) await new Promise((resolve) => setTimeout(resolve, 5));
      if (id === 3 || id === 7) throw new HttpError('Taken.', 409, {});
      if (id === 5) throw new HttpError('Gone.', 404);
    };
    const error: unknown = await each(ids, (id) => act(Number(id)), options).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 409,
      message: 'key 3 20 Taken. Gone.',
      body: {
        failures: [
          { id: 3, message: 'Taken.', status: 409 },
          { id: 5, message: 'Gone.', status: 404 },
          { id: 7, message: 'Taken.', status: 409 },
        ],
      },
    });
  });

  it('says of a single record only why', async () => {
    const act = () => Promise.reject(new HttpError('Taken.', 409));
    await expect(each([1], act, options)).rejects.toMatchObject({
      message: 'Taken.',
      body: { failures: [{ id: 1, message: 'Taken.', status: 409 }] },
    });
  });
});
