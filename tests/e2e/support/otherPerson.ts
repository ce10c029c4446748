/** Another user of the platform, with a separate session and no console: calls the platform directly. */
import type { APIRequestContext, Page } from '@playwright/test';
import { isChaos } from './chaos';

export const olive = { email: 'olive@facings.example', password: 'Facings-2!' } as const;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Send = (sent: Sent) => Promise<unknown>;

/** Repeats calls that failed by chaos once, since there is no console to do so. */
const mended =
  (send: Send): Send =>
  async (sent) => {
    const isStruck = (told: unknown) =>
      typeof told === 'object' && told !== null && JSON.stringify(told).includes('invalid-jwt');
    try {
      const told = await send(sent);
      return isStruck(told) ? await send(sent) : told;
    } catch (error) {
      if (String(error).includes('Chaos.')) return send(sent);
      throw error;
    }
  };

const throughPage =
  (page: Page): Send =>
  ({ method, path, body, headers = {} }) =>
    page.evaluate(
      async ([verb, address, text, own]) => {
        const answer = await fetch(address, {
          method: verb,
          headers: { 'Content-Type': 'application/json', ...own },
          ...(text === undefined ? {} : { body: text }),
        });
        if (!answer.ok) throw new Error(`${verb} ${address}: ${await answer.text()}`);
        return (await answer.json()) as unknown;
      },
      [method, path, body === undefined ? undefined : JSON.stringify(body), headers] as const,
    );

const straight =
  (request: APIRequestContext, url: string): Send =>
  async ({ method, path, body, headers = {} }) => {
    const answer = await request.fetch(url + path, {
      method,
      headers: { ...headers },
      ...(body === undefined ? {} : { data: body }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };

interface Change {
  readonly method?: 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly type: string;
  readonly action: string;
  readonly id?: string;
}

export interface OtherPerson {
  readonly read: (path: string) => Promise<unknown>;
  readonly change: (change: Change) => Promise<unknown>;
}

interface Meeting {
  readonly world: 'demo' | 'http';
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly url: string;
}

/** Signs in the other user. In the demo the page must be open, because the platform runs in its service worker. */
export const otherPerson = async ({ world, page, request, url }: Meeting): Promise<OtherPerson> => {
  const line = world === 'demo' ? throughPage(page) : straight(request, url);
  const send = isChaos ? mended(line) : line;
  const { access_token: token } = (await send({
    method: 'POST',
    path: '/api/auth',
    body: { username: olive.email, password: olive.password },
  })) as { access_token: string };
  const bearer = { Authorization: `Bearer ${token}` };
  const { id: userId } = (await send({
    method: 'GET',
    path: `/api/users/me?email=${encodeURIComponent(olive.email)}`,
    headers: bearer,
  })) as { id: string };
  const own = { ...bearer, 'X-User-Id': userId };
  return {
    read: (path) => send({ method: 'GET', path, headers: own }),
    change: ({ method = 'PUT', path, body, type, action, id }) =>
      send({
        method,
        path,
        body,
        headers: {
          ...own,
          'X-Resource-Type': type,
          'X-Resource-Action': action,
          ...(id === undefined ? {} : { 'X-Resource-Id': id }),
        },
      }),
  };
};
