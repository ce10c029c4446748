/** A data provider over a stand-in of its own, and everything that left through its transport. */
import { createDataProvider } from '../../dataProvider';
import { createTransport } from '../../dataProvider/transport/transport';
import type { StandInOptions } from '../../demo/answer';
import { standIn } from '../../demo/node';
import { refusedMark } from '../../demo/refusal';
import { declarations } from '../../resources/index';
import { createRegistry, type Registry } from '../../src/schema/registry';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** Keys of the JSON body; undefined where there is none. */
  readonly body: readonly string[] | undefined;
  /** The JSON body itself. */
  readonly json: unknown;
  /** Parts of a form; undefined where it is none. */
  readonly form: readonly string[] | undefined;
  readonly headers: Headers;
  readonly status: number;
  /** By what the stand-in refused it; null where it did not. */
  readonly refused: string | null;
}

export const registry = createRegistry(declarations);

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/** Of the declarations there are and the whole stand-in, unless others are tried. */
interface Recorded {
  readonly own?: Registry;
  readonly options?: StandInOptions;
}

export const createRecorded = async ({ own = registry, options }: Recorded = {}) => {
  const platform = standIn(options);
  const person = await platform.signIn();
  const sent: Sent[] = [];
  const transport = createTransport({
    baseUrl: 'http://stand-in.test',
    session: {
      credential: () => Promise.resolve({ token: person.access_token, userId: person.userId }),
      renew: () => Promise.resolve('renewed'),
      refuse: () => undefined,
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const isJson = request.headers.get('Content-Type')?.includes('application/json') ?? false;
      const given = init?.body;
      const json: unknown = isJson ? JSON.parse(await request.text()) : undefined;
      const response = await platform.fetch(input, init);
      sent.push({
        method: request.method,
        path: pathname,
        query: [...searchParams.keys()],
        body: isJson ? keysOf(json) : undefined,
        json,
        form: given instanceof FormData ? [...given.keys()] : undefined,
        headers: request.headers,
        status: response.status,
        refused: response.headers.get(refusedMark),
      });
      return response;
    },
  });
  const provider = createDataProvider({
    registry: own,
    transport,
    whoAmI: () => Promise.resolve({ id: person.userId }),
  });
  /** What left since the last time it was asked. */
  const taken = (): readonly Sent[] => sent.splice(0);
  return { provider, taken, person };
};
