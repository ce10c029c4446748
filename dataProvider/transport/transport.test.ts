import { describe, expect, test, vi } from 'vitest';
import type { Failure } from '../../src/lib/failures/failures';
import type { Credential, Renewal } from '../sessionPort';
import { createTransport } from './transport';
import type { OutgoingCall } from './types';

interface Sent {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Headers };
}

type Answer = (sent: Sent, at: number) => Response | Promise<Response>;

/** Rejects when canceled, as a browser's fetch does. */
const never = (sent: Sent): Promise<Response> =>
  new Promise((_, reject) => {
    sent.init.signal?.addEventListener('abort', () => {
      reject(new DOMException('given up', 'AbortError'));
    });
  });

const json = (body: unknown, status = 200) => Response.json(body, { status });

interface World {
  readonly answer?: Answer;
  readonly renewal?: Renewal;
  readonly baseUrl?: string;
  readonly credential?: Credential | null;
  readonly isOffline?: boolean;
}

const setUp = ({
  answer = () => json({ id: 1 }),
  renewal = 'renewed',
  baseUrl = 'https://platform.test',
  credential = { token: 'token-1', userId: '7' },
  isOffline = false,
}: World = {}) => {
  const sent: Sent[] = [];
  let current = credential ?? undefined;
  const session = {
    credential: vi.fn(async () => current),
    renew: vi.fn(async (refused: Credential): Promise<Renewal> => {
      expect(refused).toBe(current);
      if (renewal === 'renewed') current = { token: 'token-2', userId: '7' };
      return renewal;
    }),
    refuse: vi.fn<(refused: Credential) => void>(),
  };
  const { send } = createTransport({
    baseUrl,
    session,
    isOffline: () => isOffline,
    fetch: async (input, init) => {
      const one = { url: input as string, init: init as Sent['init'] };
      sent.push(one);
      return answer(one, sent.length);
    },
  });
  return {
    send,
    sent,
    session,
    header: (name: string, at = 0) => sent[at]?.init.headers.get(name),
  };
};

const zones: OutgoingCall = { method: 'GET', path: '/api/zones' };

const creation: OutgoingCall = {
  method: 'POST',
  path: '/api/products',
  body: { sku: 'A' },
  audit: { type: 'PRODUCT', action: 'CREATE_PRODUCT' },
};

describe('the parts of a call', () => {
  test('are bearer and user id in headers, never in the address', async () => {
    const { send, sent, header } = setUp();
    const result = await send({ ...zones, query: { account_id: 7 } });
    expect(result).toMatchObject({ type: 'ok', status: 200, data: { id: 1 } });
    expect(header('Authorization')).toBe('Bearer token-1');
    expect(header('X-User-Id')).toBe('7');
    expect(header('Accept')).toBe('application/json');
    expect(header('Content-Type')).toBeNull();
    expect(header('X-Resource-Action')).toBeNull();
    expect(sent[0]?.url).toBe('https://platform.test/api/zones?account_id=7');
  });

  test('contain neither of them if it is anonymous', async () => {
    const { send, header, session } = setUp();
    await send({ method: 'POST', path: '/api/auth', body: {}, anonymous: true });
    expect(header('Authorization')).toBeNull();
    expect(header('X-User-Id')).toBeNull();
    expect(session.credential).not.toHaveBeenCalled();
  });

  test('are never sent if nobody is signed in', async () => {
    const { send, sent } = setUp({ credential: null });
    expect(await send(zones)).toEqual({ type: 'error', kind: 'unauthorized' });
    expect(sent).toHaveLength(0);
  });

  test('include whether it can wait for the user id', async () => {
    const { send, session } = setUp();
    await send(zones);
    await send({ ...zones, withoutUserId: true });
    expect(session.credential.mock.calls).toEqual([
      [{ withoutUserId: false }],
      [{ withoutUserId: true }],
    ]);
  });

  test('include a JSON body, also for DELETE', async () => {
    const { send, sent, header } = setUp();
    const body = { zone_ids: [1], product_ids: [2] };
    await send({ method: 'DELETE', path: '/api/zones/products', body });
    expect(sent[0]?.init).toMatchObject({ method: 'DELETE', body: JSON.stringify(body) });
    expect(header('Content-Type')).toBe('application/json');
  });

  test('include audit headers on a mutation, with any id', async () => {
    const { send, header } = setUp();
    const audit = { type: 'ZONE', action: 'UPDATE_ZONE', id: 'Łódź 1\n' };
    await send({ method: 'PUT', path: '/api/zones/1', body: {}, audit });
    expect(header('X-Resource-Type')).toBe('ZONE');
    expect(header('X-Resource-Action')).toBe('UPDATE_ZONE');
    expect(header('X-Resource-Id')).toBe('%C5%81%C3%B3d%C5%BA%201%0A');
  });

  test('include no id for a create', async () => {
    const { send, header } = setUp();
    const audit = { type: 'ZONE', action: 'CREATE_ZONE' };
    await send({ method: 'POST', path: '/api/zones', body: {}, audit });
    expect(header('X-Resource-Action')).toBe('CREATE_ZONE');
    expect(header('X-Resource-Id')).toBeNull();
  });

  test('include a query without empty values, with lists joined by commas and text escaped', async () => {
    const { send, sent } = setUp({ baseUrl: '' });
    await send({
      ...zones,
      query: { a: '', b: null, c: undefined, d: 0, e: false, f: [], g: [1, 2], h: 'ä&=#' },
    });
    const [path, query] = sent[0]!.url.split('?');
    expect(path).toBe('/api/zones');
    expect([...new URLSearchParams(query)]).toEqual([
      ['d', '0'],
      ['e', 'false'],
      ['g', '1,2'],
      ['h', 'ä&=#'],
    ]);
  });

  test('include a base path, with or without a trailing slash', async () => {
    const { send, sent } = setUp({ baseUrl: 'https://platform.test/v1/' });
    await send(zones);
    expect(sent[0]?.url).toBe('https://platform.test/v1/api/zones');
  });

  test.each(['/api/zones/undefined', '/api/zones/null/jobs', '/api/zones/', '/api//zones'])(
    'must not have the path %s, a mistake in the code',
    async (path) => {
      const { send, sent } = setUp();
      await expect(send({ method: 'GET', path })).rejects.toThrow(path);
      expect(sent).toHaveLength(0);
    },
  );
});

describe('an expired session', () => {
  test.each<[string, () => Response]>([
    ['status 401', () => json({}, 401)],
    ['status 500', () => json({ message: 'Boom' }, 500)],
    ['a page instead of JSON with 500', () => new Response('<html></html>', { status: 500 })],
    [
      'invalid-jwt in extensions',
      () => json({ errors: [{ extensions: { code: 'invalid-jwt' } }] }),
    ],
    [
      'invalid-jwt as second error',
      () => json({ errors: [{ code: 'x' }, { code: 'invalid-jwt' }] }),
    ],
    ['invalid-jwt as code', () => json({ code: 'invalid-jwt' }, 400)],
    ['the message jwt expired', () => json({ message: 'jwt expired' }, 403)],
    ['the message inside an error', () => json({ error: { message: 'jwt expired' } })],
    ['status error with 200', () => json({ status: 'error' })],
    ['status error with 400', () => json({ status: 'error' }, 400)],
  ])(
    'with %s leads to one renewal and one more attempt with the new credential',
    async (_, expired) => {
      const { send, sent, session, header } = setUp({
        answer: (_sent, at) => (at === 1 ? expired() : json({ id: 2 })),
      });
      const call = { method: 'PUT', path: '/api/zones/2', body: { name: 'A' } } as const;
      expect(await send(call)).toMatchObject({ type: 'ok', data: { id: 2 } });
      expect(sent).toHaveLength(2);
      expect(session.renew).toHaveBeenCalledTimes(1);
      expect(header('Authorization', 1)).toBe('Bearer token-2');
      expect(sent[1]?.init.body).toBe(sent[0]?.init.body);
    },
  );

  test.each<[string, Response, Partial<Failure>]>([
    ['500', json({ message: 'Boom' }, 500), { kind: 'server', message: 'Boom' }],
    ['status error', json({ status: 'error', message: 'No' }), { kind: 'server', message: 'No' }],
    ['401', json({ message: 'Nobody' }, 401), { kind: 'unauthorized', message: 'Nobody' }],
  ])(
    'that persists (%s) is a failure after two attempts, never three',
    async (_, answer, expected) => {
      const { send, sent, session } = setUp({ answer: () => answer.clone() });
      expect(await send(zones)).toMatchObject({ type: 'error', ...expected });
      expect(sent).toHaveLength(2);
      expect(session.renew).toHaveBeenCalledTimes(1);
    },
  );

  test('with a message about credentials does not show that message', async () => {
    const { send } = setUp({ answer: () => json({ message: 'jwt expired' }) });
    expect(await send(zones)).toEqual({ type: 'error', kind: 'unauthorized', status: 200 });
  });

  test.each<[Renewal, number, Partial<Failure>]>([
    ['refused', 401, { kind: 'unauthorized' }],
    ['refused', 500, { kind: 'unauthorized' }],
    ['signedOut', 401, { kind: 'unauthorized' }],
    ['unreachable', 401, { kind: 'network' }],
    ['unreachable', 500, { kind: 'server', status: 500 }],
  ])('with a renewal that is %s, after %i, is reported and not repeated', async (...given) => {
    const [renewal, status, expected] = given;
    const { send, sent } = setUp({ renewal, answer: () => json({}, status) });
    expect(await send(zones)).toMatchObject({ type: 'error', ...expected });
    expect(sent).toHaveLength(1);
  });

  test.each([400, 403, 404, 409, 422, 429, 502, 503])('is not %i', async (status) => {
    const { send, sent, session } = setUp({ answer: () => json({}, status) });
    expect(await send(zones)).toMatchObject({ type: 'error', status });
    expect(sent).toHaveLength(1);
    expect(session.renew).not.toHaveBeenCalled();
  });

  test('does not concern an anonymous call', async () => {
    const { send, sent, session } = setUp({ answer: () => json({ message: 'Wrong.' }, 401) });
    const call = { method: 'POST', path: '/api/auth', body: {}, anonymous: true } as const;
    expect(await send(call)).toMatchObject({ kind: 'unauthorized', message: 'Wrong.' });
    expect(sent).toHaveLength(1);
    expect(session.renew).not.toHaveBeenCalled();
  });

  test('repeats a form completely', async () => {
    const received: FormData[] = [];
    const { send, header } = setUp({
      answer: async ({ url, init }, at) => {
        // Parsed as by a server, from the real request.
        const form = await new Request(url, { method: 'POST', body: init.body! }).formData();
        received.push(form);
        return json({}, at === 1 ? 401 : 200);
      },
    });
    const body = new FormData();
    body.set('logo', new File([new Uint8Array(5000)], 'logo.png', { type: 'image/png' }));
    const call = { method: 'POST', path: '/api/organizations/new', query: { name: 'A' } } as const;
    expect(await send({ ...call, body })).toMatchObject({ type: 'ok' });
    expect(received.map((form) => (form.get('logo') as File).size)).toEqual([5000, 5000]);
    // The browser sets the header with the boundary.
    expect(header('Content-Type')).toBeNull();
  });

  test('lets a create check first whether it has happened', async () => {
    const { send, sent } = setUp({ answer: () => json({}, 500) });
    const found = { type: 'ok', status: 200, data: { id: 9 }, headers: new Headers() } as const;
    expect(await send({ ...creation, beforeRetry: async () => found })).toBe(found);
    expect(sent).toHaveLength(1);
    await send({ ...creation, beforeRetry: async () => null });
    expect(sent).toHaveLength(3);
  });

  test('needs no check for a create that a refused credential prevented', async () => {
    const { send, sent } = setUp({ answer: (_, at) => json({}, at === 1 ? 401 : 200) });
    const look = vi.fn(async () => null);
    expect(await send({ ...creation, beforeRetry: look })).toMatchObject({ type: 'ok' });
    expect(sent).toHaveLength(2);
    expect(look).not.toHaveBeenCalled();
  });

  test('that continues after a renewal (401) ends the session', async () => {
    const { send, session } = setUp({ answer: () => json({}, 401) });
    expect(await send(zones)).toMatchObject({ kind: 'unauthorized' });
    expect(session.refuse).toHaveBeenCalledExactlyOnceWith({ token: 'token-2', userId: '7' });
  });

  test.each([403, 500])('that turns out to be %i does not end the session', async (status) => {
    const { send, session } = setUp({ answer: (_, at) => json({}, at === 1 ? 401 : status) });
    expect(await send(zones)).toMatchObject({ status });
    expect(session.refuse).not.toHaveBeenCalled();
  });
});

describe('a write', () => {
  const cut = () =>
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"id":'));
          stream.error(new TypeError('network error'));
        },
      }),
    );
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  test.each<[string, Answer, Partial<Failure>]>([
    ['no answer', lost, { kind: 'network' }],
    ['half an answer', cut, { kind: 'network' }],
    ['a page of HTML', () => new Response('<h1>Hi</h1>'), { kind: 'malformed', status: 200 }],
    ['500', () => json({}, 500), { kind: 'server', status: 500 }],
    ['502', () => json({}, 502), { kind: 'unavailable', status: 502 }],
    ['504', () => json({}, 504), { kind: 'unavailable', status: 504 }],
  ])('that gets %s may be saved; a read is not', async (_, answer, expected) => {
    const { send } = setUp({ answer });
    expect(await send(creation)).toEqual({ type: 'error', mayBeSaved: true, ...expected });
    expect(await send(zones)).toEqual({ type: 'error', ...expected });
  });

  test.each([408, 413])('that gets %d is not saved', async (status) => {
    const { send } = setUp({ answer: () => json({}, status) });
    expect(await send(creation)).not.toHaveProperty('mayBeSaved');
  });

  test.each([400, 401, 403, 404, 409, 422, 429])(
    'that is refused (%i) is not saved',
    async (status) => {
      const { send } = setUp({ answer: () => json({}, status) });
      expect(await send(creation)).not.toHaveProperty('mayBeSaved');
    },
  );

  test('that could not be sent is not saved', async () => {
    const { send } = setUp({ answer: lost, isOffline: true });
    expect(await send(creation)).toEqual({ type: 'error', kind: 'network' });
  });

  test('may be saved by its first attempt although its second one is refused', async () => {
    const { send } = setUp({
      answer: (_, at) =>
        at === 1 ? json({}, 500) : json({ message: 'A key with this name already exists.' }, 409),
    });
    expect(await send(creation)).toMatchObject({ kind: 'conflict', mayBeSaved: true });
  });

  test('may be saved although the session ended after its first attempt', async () => {
    const { send } = setUp({ renewal: 'refused', answer: () => json({}, 500) });
    expect(await send(creation)).toMatchObject({ kind: 'unauthorized', mayBeSaved: true });
  });
});

describe('canceling', () => {
  const waits = () => setUp({ answer: (sent, at) => (at === 1 ? never(sent) : json({ at })) });

  test('happens to an earlier identical read of the same caller', async () => {
    const { send, sent } = waits();
    const call = { ...zones, query: { text: 'abc' }, caller: 'list' };
    const earlier = send(call);
    await vi.waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    const later = await send({ ...call });
    expect(await earlier).toEqual({ type: 'error', kind: 'aborted' });
    expect(later).toMatchObject({ type: 'ok', data: { at: 2 } });
  });

  test('before sending prevents the request', async () => {
    const { send, sent } = setUp();
    const call = { ...zones, caller: 'list' };
    const [earlier, later] = await Promise.all([send(call), send(call)]);
    expect(earlier).toEqual({ type: 'error', kind: 'aborted' });
    expect(later).toMatchObject({ type: 'ok' });
    expect(sent).toHaveLength(1);
  });

  test('happens to an earlier identical search, although it is a POST', async () => {
    const { send, sent } = waits();
    const search: OutgoingCall = {
      method: 'POST',
      path: '/api/notionals/search',
      body: { account_id: 1, text: 'abc' },
      caller: 'picker',
    };
    const earlier = send(search);
    await vi.waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    const later = await send({ ...search });
    expect(await earlier).toMatchObject({ kind: 'aborted' });
    expect(later).toMatchObject({ type: 'ok' });
  });

  test.each<[string, OutgoingCall, OutgoingCall]>([
    ['another caller', { ...zones, caller: 'list' }, { ...zones, caller: 'picker' }],
    ['no caller', zones, zones],
    ['another query', { ...zones, caller: 'a', query: { x: 1 } }, { ...zones, caller: 'a' }],
    ['another record', { ...zones, caller: 'a', path: '/api/zones/1' }, { ...zones, caller: 'a' }],
  ])('does not happen for %s', async (_, one, other) => {
    const { send, sent } = setUp({
      answer: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return json({});
      },
    });
    const results = await Promise.all([send(one), send(other)]);
    expect(results.map(({ type }) => type)).toEqual(['ok', 'ok']);
    expect(sent.every(({ init }) => !init.signal?.aborted)).toBe(true);
  });

  test.each<OutgoingCall>([
    { method: 'PUT', path: '/api/zones/1', body: { name: 'A' }, caller: 'a' },
    { method: 'DELETE', path: '/api/zones/1', caller: 'a' },
    {
      method: 'POST',
      path: '/api/products/bulk/zones',
      body: { zone_products: [] },
      audit: { type: 'ZONE_PRODUCTS', action: 'CREATE_ZONE_PRODUCTS' },
      caller: 'a',
    },
  ])('does not happen to a $method that changes something', async (call) => {
    const { send } = setUp({
      answer: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return json({});
      },
    });
    const results = await Promise.all([send(call), send(call), send(call)]);
    expect(results.map(({ type }) => type)).toEqual(['ok', 'ok', 'ok']);
  });

  test('does not concern a finished read', async () => {
    const { send, sent } = setUp();
    const call = { ...zones, caller: 'list' };
    await send(call);
    await send(call);
    expect(sent[0]?.init.signal?.aborted).toBe(false);
  });

  test("by the caller's signal is silent before, during and between attempts", async () => {
    const aborted = { type: 'error', kind: 'aborted' };
    const { send, sent } = setUp();
    expect(await send({ ...zones, signal: AbortSignal.abort() })).toEqual(aborted);
    expect(sent).toHaveLength(0);

    const controller = new AbortController();
    const during = waits().send({ ...zones, signal: controller.signal });
    setTimeout(() => {
      controller.abort();
    }, 1);
    expect(await during).toEqual(aborted);

    const between = new AbortController();
    const expired = setUp({ answer: () => json({}, 401) });
    expired.session.renew.mockImplementation(async () => {
      between.abort();
      return 'renewed';
    });
    expect(await expired.send({ ...zones, signal: between.signal })).toEqual(aborted);
    expect(expired.sent).toHaveLength(1);
  });
});

describe('a network error', () => {
  test('is a network failure', async () => {
    const { send } = setUp({ answer: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await send(zones)).toEqual({ type: 'error', kind: 'network' });
  });

  test('in the middle of a response is one too', async () => {
    const broken = new ReadableStream({
      pull: (controller) => {
        controller.error(new TypeError('connection reset'));
      },
    });
    const { send } = setUp({ answer: () => new Response(broken) });
    expect(await send(zones)).toEqual({ type: 'error', kind: 'network' });
  });

  test('after too long is a timeout', async () => {
    const { send } = setUp({ answer: never });
    expect(await send({ ...zones, timeoutMs: 5 })).toEqual({ type: 'error', kind: 'timeout' });
  });

  test.each<[number, OutgoingCall]>([
    [30_000, zones],
    [60_000, { method: 'PUT', path: '/api/zones/1', body: {} }],
    [300_000, { method: 'POST', path: '/api/organizations/new', body: new FormData() }],
  ])('happens after a timeout of %i ms', async (patience, call) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await setUp().send(call);
    expect(timeout).toHaveBeenCalledWith(patience);
  });
});
