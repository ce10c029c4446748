/** The simulated platform over real HTTP (`npm run platform`), on loopback by default. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { demoAccounts } from './accounts';
import { createAnswer, isOurs, type Answer } from './answer';
import { controlPrefix } from './control';
import { refused } from './refusal';
import { askOf } from './scenarios/ask';
import { checkScenario, checkSeed } from './settingsChecks';
import { filePersistence } from './store/filePersistence';

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/;

/** Maximum size of a body in bytes: an image of 5 MB and its envelope. */
const largestBody = 8 * 1024 * 1024;

const corsHeaders = (origin: string | undefined): Record<string, string> => {
  if (origin === undefined || !URL.canParse(origin)) return {};
  if (!loopback.test(new URL(origin).hostname)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, X-User-Id, X-Resource-Type, X-Resource-Action, X-Resource-Id',
    'Access-Control-Expose-Headers': 'Content-Range, Content-Disposition, Retry-After',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
};

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new RangeError('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const requestOf = async (message: IncomingMessage, to: ServerResponse): Promise<Request> => {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(message);
  const gone = new AbortController();
  // A response that hangs on demand ends when the client disconnects.
  to.once('close', () => {
    gone.abort();
  });
  return new Request(new URL(url, 'http://127.0.0.1'), {
    method,
    headers,
    signal: gone.signal,
    ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
};

const refusalFor = (message: IncomingMessage, path: string): Response | undefined => {
  if (!isOurs(path)) return refused(404, 'Only /api is served here.');
  const isNear = loopback.test(message.socket.remoteAddress ?? '');
  if (path.startsWith(controlPrefix) && !isNear)
    return refused(403, 'Control calls come from this machine only.');
  return undefined;
};

const send = async (to: ServerResponse, response: Response, cors: Record<string, string>) => {
  to.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
  to.end(Buffer.from(await response.arrayBuffer()));
};

const serveOne = async (answer: Answer, message: IncomingMessage, to: ServerResponse) => {
  const cors = corsHeaders(message.headers.origin);
  if (message.method === 'OPTIONS') {
    to.writeHead(204, cors).end();
    return;
  }
  const { pathname } = new URL(message.url ?? '/', 'http://127.0.0.1');
  const response = refusalFor(message, pathname) ?? (await answer(await requestOf(message, to)));
  // A fault on demand: the connection breaks without a response.
  if (response.type === 'error') message.socket.destroy();
  else await send(to, response, cors);
};

const failed = (to: ServerResponse, error: unknown) => {
  const isLarge = error instanceof RangeError;
  if (!isLarge) console.error(error);
  if (to.headersSent) to.destroy();
  else to.writeHead(isLarge ? 413 : 500, { Connection: 'close' }).end();
};

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** File with the stored changes. */
  readonly state: string;
  /** Starts from the seed again. */
  readonly reset: boolean;
  /** Starts this scenario; the file's content is discarded then, as with a seed. */
  readonly scenario?: string | undefined;
  readonly seed?: string | undefined;
}

/** @throws a message for an unknown scenario or seed */
const begin = async (
  answer: Answer,
  { scenario, seed }: Pick<ServeOptions, 'scenario' | 'seed'>,
) => {
  if (scenario === undefined && seed === undefined) return;
  await askOf(answer, 'http://127.0.0.1')('POST', 'scenario', {
    name: checkScenario(scenario ?? 'default'),
    ...(seed === undefined ? {} : { seed: checkSeed(Number(seed)) }),
  });
};

/** Resolves once it listens. `close` waits for running responses. */
export const serve = async ({ port, host, state, reset, ...choice }: ServeOptions) => {
  const answer = createAnswer({ persistence: await filePersistence(state, { isFresh: reset }) });
  await begin(answer, choice);
  const server = createServer((message, to) => {
    serveOne(answer, message, to).catch((error: unknown) => {
      failed(to, error);
    });
  });
  // A busy client may send on a connection at the moment at which an idle one is closed, and gets no answer.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};

/**
 * `node demo/serve.mjs [--port 8787] [--host 127.0.0.1] [--state .facings/platform.json] [--reset]
 * [--scenario big-chain] [--seed 2]`
 */
export const main = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      state: { type: 'string', default: '.facings/platform.json' },
      reset: { type: 'boolean', default: false },
      scenario: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const { url, close } = await serve({ ...values, port: Number(values.port) });
  console.log(`\n  Facings, stand-in platform: ${url}\n\n  Sign in as`);
  for (const { email, password, note } of demoAccounts)
    console.log(`    ${email}  ${password}  (${note})`);
  console.log(`\n  FACINGS_PLATFORM_URL=${url} npm run dev   is the console against it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().then(() => process.exit(0));
    });
  }
};
