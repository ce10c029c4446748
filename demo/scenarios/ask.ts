/** Control calls without a network. */
import { isObject } from '../jsonValue';

export type Ask = (method: string, name: string, body?: unknown) => Promise<unknown>;

const wordsIn = (told: unknown): string | undefined =>
  isObject(told) && 'message' in told ? String(told.message) : undefined;

/** Throws the simulated platform's own message on failure. */
export const askOf =
  (answer: (request: Request) => Promise<Response>, origin: string): Ask =>
  async (method, name, body) => {
    const request = new Request(new URL(`/__standin/${name}`, origin), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await answer(request);
    const told = (await response.json()) as unknown;
    if (!response.ok) throw new Error(wordsIn(told) ?? `${method} ${name}: ${response.status}`);
    return told;
  };
