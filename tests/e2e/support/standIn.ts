/** The stand-in's control calls, the same in both worlds: through the page's own line or straight. */
import type { APIRequestContext, Page } from '@playwright/test';

export interface Fault {
  readonly method?: string;
  /** Path, or its beginning followed by `*`. */
  readonly path?: string;
  readonly status?: number;
  readonly body?: unknown;
  readonly html?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly delayMs?: number;
  readonly drop?: boolean;
  readonly times?: number;
  readonly after?: number;
  readonly commit?: boolean;
}

/** One call as the stand-in saw it. Secrets are masked there. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

const throughPage =
  (page: Page): Ask =>
  (method, path, body) =>
    page.evaluate(
      async ([verb, address, sent]) => {
        const answer = await fetch(address, {
          method: verb,
          ...(sent === undefined
            ? {}
            : { body: sent, headers: { 'Content-Type': 'application/json' } }),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${verb} ${address}: ${answer.status} ${text}`);
        return text === '' ? null : (JSON.parse(text) as unknown);
      },
      [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
    );

const straight =
  (request: APIRequestContext, url: string): Ask =>
  async (method, path, body) => {
    const answer = await request.fetch(url + path, {
      method,
      ...(body === undefined ? {} : { data: body }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()}`);
    const text = await answer.text();
    return text === '' ? null : (JSON.parse(text) as unknown);
  };

export class StandIn {
  private readonly ask: Ask;
  constructor(world: 'demo' | 'http', page: Page, request: APIRequestContext, url: string) {
    this.ask = world === 'demo' ? throughPage(page) : straight(request, url);
  }
  reset = () => this.ask('POST', '/__standin/reset');
  fault = (...faults: Fault[]) => this.ask('POST', '/__standin/faults', { faults });
  noFaults = () => this.ask('DELETE', '/__standin/faults');
  forget = () => this.ask('DELETE', '/__standin/calls');
  /** Calls since `forget`, those of the platform only. */
  calls = async () => (await this.ask('GET', '/__standin/calls')) as readonly SeenCall[];
  /** Moves the platform's clock on by so many milliseconds. */
  clock = (offsetMs: number) => this.ask('POST', '/__standin/clock', { offsetMs });
  tokens = (accessTtlSeconds: number) =>
    this.ask('POST', '/__standin/tokens', { accessTtlSeconds });
}
