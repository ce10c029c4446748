/** The control calls of the simulated platform, equal in both worlds: through the page's network or directly. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { ScenarioName } from '../../../demo/scenarios/names';
import type { ScenarioChoice } from '../../../demo/scenarios/scenarios';
import type { CallLatency, StandInSettings } from '../../../demo/settings';
import { chaos, isChaos, slowOnly } from './chaos';

export interface Fault {
  readonly method?: string;
  /** Path, or its beginning followed by `*`. */
  readonly path?: string;
  /** Name of the call in the contract, with or instead of method and path. */
  readonly call?: string;
  readonly only?: 'reads' | 'writes';
  readonly status?: number;
  readonly body?: unknown;
  readonly html?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly delayMs?: number;
  readonly drop?: boolean;
  readonly times?: number;
  readonly after?: number;
  readonly every?: number;
  readonly commit?: boolean;
}

/** One call as the simulated platform received it, with masked secrets. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  /** Why the platform refused it, and its message. */
  readonly refused?: 'contract' | 'rule';
  readonly reason?: string;
  /** Failed by chaos, or a refresh that followed (demo/baseLine.ts). */
  readonly base?: true;
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

interface StandInOptions {
  readonly world: 'demo' | 'http';
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly url: string;
}

/** Milliseconds until 15:40 UTC: in the morning, none of the newest jobs may have failed. */
export const untilAfternoon = (): number => {
  const day = 86_400_000;
  return (day + (15 * 60 + 40) * 60_000 - (Date.now() % day)) % day;
};

export class StandIn {
  private readonly ask: Ask;
  private readonly options: StandInOptions;
  constructor(options: StandInOptions) {
    const { world, page, request, url } = options;
    this.options = options;
    this.ask = world === 'demo' ? throughPage(page) : straight(request, url);
  }
  reset = () => this.ask('POST', '/__standin/reset');
  fault = (...faults: Fault[]) => this.ask('POST', '/__standin/faults', { faults });
  noFaults = () => this.ask('DELETE', '/__standin/faults');
  /** Calls that violated the contract, regardless of resets. */
  refusals = () => this.ask('GET', '/__standin/refusals') as Promise<readonly SeenCall[]>;
  forgetRefusals = () => this.ask('DELETE', '/__standin/refusals');
  forget = () => this.ask('DELETE', '/__standin/calls');
  /** Calls since `forget`: only the platform's, and without the effects of chaos. */
  calls = async () =>
    ((await this.ask('GET', '/__standin/calls')) as readonly SeenCall[]).filter(
      ({ base }) => base === undefined,
    );
  /** Moves the platform's clock forward. */
  clock = async (offsetMs: number) => {
    await this.onlySlow();
    return this.ask('POST', '/__standin/clock', { offsetMs });
  };
  tokens = async (accessTtlSeconds: number) => {
    await this.onlySlow();
    return this.ask('POST', '/__standin/tokens', { accessTtlSeconds });
  };
  /** Starts a scenario; an open page must be reloaded. */
  scenario = (name: ScenarioName, choice: ScenarioChoice = {}) =>
    this.ask('POST', '/__standin/scenario', { name, ...choice }) as Promise<StandInSettings>;
  settings = () => this.ask('GET', '/__standin/settings') as Promise<StandInSettings>;
  latency = (ms: number) => this.ask('POST', '/__standin/latency', { ms });
  latencies = (...latencies: CallLatency[]) =>
    this.ask('POST', '/__standin/latencies', { latencies });

  /** Enables chaos before the first call, if requested: in the demo for every later page. */
  begin = async () => {
    const { world, page } = this.options;
    if (!isChaos) return;
    if (world === 'http') await this.ask('POST', '/__standin/base', chaos);
    else
      await page.context().addInitScript((base) => {
        Reflect.set(globalThis, 'facingsStandInBase', base);
      }, chaos);
  };
  /** Tests of expiry count calls, which chaos would increase: latency stays, failures stop. */
  private onlySlow = async () => {
    const { world, page } = this.options;
    if (!isChaos) return;
    const pages = world === 'http' ? [this.ask] : page.context().pages().map(throughPage);
    for (const ask of pages) await ask('POST', '/__standin/base', slowOnly);
  };
}
