/** A data provider with its own simulated platform, and a record of everything sent through its transport. */
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
  /** Keys of the JSON body; undefined without one. */
  readonly body: readonly string[] | undefined;
  /** The JSON body. */
  readonly json: unknown;
  /** Parts of a form; undefined if it is not one. */
  readonly form: readonly string[] | undefined;
  readonly headers: Headers;
  readonly status: number;
  /** The JSON of the response; undefined for a file. */
  readonly answer: unknown;
  /** Why the simulated platform refused it; null if it did not. */
  readonly refused: string | null;
}

export const registry = createRegistry(declarations);

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const isJsonIn = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.includes('application/json') ?? false;

/** All declarations and the complete simulated platform by default. */
interface Recorded {
  readonly own?: Registry;
  readonly options?: StandInOptions;
  /** Changes each 2xx answer before the console reads it. */
  readonly reshape?: (method: string, path: string, answer: unknown) => unknown;
  /** The address of the current page. */
  readonly address?: () => string;
}

const reshaped = async (
  response: Response,
  reshape: (answer: unknown) => unknown,
): Promise<Response> => {
  const { status, headers } = response;
  const answer = reshape(await response.json());
  return new Response(JSON.stringify(answer), { status, headers });
};

export const createRecorded = async ({
  own = registry,
  options,
  reshape,
  address,
}: Recorded = {}) => {
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
      const answered = await platform.fetch(input, init);
      const response =
        reshape && answered.ok && isJsonIn(answered)
          ? await reshaped(answered, (answer) => reshape(request.method, pathname, answer))
          : answered;
      sent.push({
        method: request.method,
        path: pathname,
        query: [...searchParams.keys()],
        body: isJson ? keysOf(json) : undefined,
        json,
        form: given instanceof FormData ? [...given.keys()] : undefined,
        headers: request.headers,
        status: response.status,
        answer: isJsonIn(response) ? ((await response.clone().json()) as unknown) : undefined,
        refused: response.headers.get(refusedMark),
      });
      return response;
    },
  });
  const provider = createDataProvider({
    registry: own,
    transport,
    whoAmI: () => Promise.resolve({ id: person.userId }),
    page:
      address &&
      (() => {
        const [pathname = '', search = ''] = address().split(/(?=\?)/);
        return own.pageAt({ pathname, search });
      }),
  });
  /** What was sent since the last call of this function. */
  const taken = (): readonly Sent[] => sent.splice(0);
  return { provider, taken, person };
};
