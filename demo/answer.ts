/** Answers one call; used in the service worker, in-process, over HTTP and in vitest. */
import { getResponse } from 'msw';
import { baseMark, createBaseLine, type BaseSettings } from './baseLine';
import { appendCall, describeCall, memoryLog, type LogPort, type SeenCall } from './callLog';
import { isPicture, pictureAt } from './cdn';
import type { ContractRow } from './calls';
import { controlPrefix, createControl } from './control';
import { faultResponse, isTargeted, takeFault, type FaultTarget } from './faults';
import { isWrite } from './guard';
import { mswHandlers, wholePlatform, type Platform } from './platform';
import { refusalResponse, refusedMark } from './refusal';
import { scenarioNamed } from './scenarios/scenarios';
import { realNow as ownClock } from './scenarios/shownClock';
import { readSettings, type Fault, type StandInSettings } from './settings';
import { memoryPersistence, type Persistence } from './store/persistence';
import { seededBy } from './store/seed/random';
import { createStore } from './store/store';
import type { Seed } from './store/tables';

/** The path of a contract row, as segments. */
interface Pattern {
  readonly row: ContractRow;
  readonly method: string;
  readonly segments: readonly string[];
}

const isName = (segment: string): boolean => segment.startsWith('{');

const patternOf = (row: ContractRow): Pattern => {
  const [method = '', path = ''] = row.name.split(' ');
  return { row, method, segments: path.split('/') };
};

const firstName = ({ segments }: Pattern): number => {
  const at = segments.findIndex(isName);
  return at === -1 ? Infinity : at;
};

const fits = (segments: readonly string[], path: readonly string[]): boolean =>
  segments.length === path.length &&
  segments.every((segment, at) => (isName(segment) ? path[at] !== '' : segment === path[at]));

/** Matches a call to a row of the contract; literal path segments take precedence over {names}. */
const createMatcher = (contract: readonly ContractRow[]) => {
  const patterns = contract.map(patternOf).sort((a, b) => firstName(b) - firstName(a));
  /** @param path without query */
  return (method: string, path: string): ContractRow | undefined => {
    try {
      decodeURIComponent(path);
    } catch {
      return undefined;
    }
    const segments = path.split('/');
    return patterns.find((one) => one.method === method && fits(one.segments, segments))?.row;
  };
};

/**
 * The rows for the current settings: a seed, changed by the scenario. Returns the same object while the settings need
 * the same rows, so that a store keeps its own.
 */
const createSeeds = (usual: () => Seed) => {
  let last: { readonly key: string; readonly rows: Seed } | undefined;
  return ({ scenario, seed }: Pick<StandInSettings, 'scenario' | 'seed'>): Seed => {
    const key = `${scenario} ${seed}`;
    if (last?.key === key) return last.rows;
    const { rows: changed = (rows: Seed) => rows } = scenarioNamed(scenario);
    last = { key, rows: seededBy(seed, () => changed(usual())) };
    return last.rows;
  };
};

export interface StandInOptions {
  readonly persistence?: Persistence;
  readonly log?: LogPort;
  readonly platform?: Platform;
  /** The real clock, milliseconds since 1970. */
  readonly realNow?: () => number;
  /** Base path of the console, with slashes at both ends; images are requested below it. */
  readonly base?: string;
  /** Chaos from the first call on. */
  readonly baseLine?: BaseSettings | undefined;
  /** Called for every call that violates the contract. */
  readonly onContractRefusal?: (call: SeenCall) => void;
}

export type Answer = (request: Request) => Promise<Response>;

/** Whether the simulated platform handles this path, if only to refuse it. */
export const isOurs = (path: string): boolean => /^\/(api|__standin)(\/|$)/.test(path);

/** Resolves early if the request is aborted. */
const wait = (ms: number, { signal }: Request): Promise<void> =>
  ms > 0 && !signal.aborted
    ? new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      })
    : Promise.resolve();

interface Responded {
  readonly response: Response;
  /** The platform's own response, also if a fault replaced it; absent if it was not asked. */
  readonly handled?: Response;
}

/** What kind of refusal a response is, and its message. */
const refusalIn = async (response: Response): Promise<Pick<SeenCall, 'refused' | 'reason'>> => {
  const refused = response.headers.get(refusedMark);
  if (refused !== 'contract' && refused !== 'rule') return {};
  const { message } = (await response.clone().json()) as { readonly message: string };
  return { refused, reason: message };
};

export const createAnswer = ({
  persistence = memoryPersistence(),
  log = memoryLog(),
  platform = wholePlatform(),
  realNow = ownClock,
  base: consoleBase = '/',
  baseLine,
  onContractRefusal = () => undefined,
}: StandInOptions = {}): Answer => {
  const seeds = createSeeds(platform.seed);
  const store = createStore({ seed: (data) => seeds(readSettings(data)), persistence });
  const { exclusively } = persistence;
  const now = () => realNow() + readSettings(store).clockOffsetMs;
  const handlerOf = mswHandlers(platform, { store, exclusively, now });
  const { contract } = platform;
  const match = createMatcher(contract);
  const base = createBaseLine(baseLine);
  // Separate from the log, which tests clear and reset.
  const refusals: SeenCall[] = [];
  const control = createControl({ contract, store, log, base, exclusively, refusals });

  const handle = async (request: Request, name: string | undefined): Promise<Response> => {
    const handler = handlerOf(name ?? '');
    const response = handler && (await getResponse([handler], request));
    const call = `${request.method} ${new URL(request.url).pathname}`;
    return (
      response ??
      refusalResponse({ status: 404, message: `Not in the contract: ${call}`, by: 'contract' })
    );
  };

  const takeDueFault = (target: FaultTarget) =>
    exclusively(async () => {
      await store.pull();
      const fault = takeFault(store, target);
      await store.commit();
      return fault;
    });

  /** The fault for the call, and whether it comes from the base line. */
  const faultFor = async (request: Request, row: ContractRow | undefined) => {
    const { method } = request;
    const { pathname: path } = new URL(request.url);
    const target = { method, path, name: row?.name, isWrite: row !== undefined && isWrite(row) };
    await store.pull();
    const isSpared = isTargeted(store, target);
    const fault = isSpared ? await takeDueFault(target) : undefined;
    const chaos = await base.take(request, row, { isSpared });
    const isAftermath = await base.isAftermath(request, row);
    return {
      fault: fault ?? chaos,
      ...(fault ? { told: { fault: true } as const } : {}),
      ...(chaos !== undefined || isAftermath ? { told: { base: true } as const } : {}),
      isChaos: chaos !== undefined,
    };
  };

  const respond = async (
    request: Request,
    name: string | undefined,
    fault: Fault | undefined,
  ): Promise<Responded> => {
    const { latencyMs, latencies } = readSettings(store);
    const own = latencies.find(({ call }) => call === name)?.ms ?? latencyMs;
    await wait(own + base.latencyMs() + (fault?.delayMs ?? 0), request);
    const struck = fault && faultResponse(fault);
    if (struck && !fault.commit) return { response: struck };
    const handled = await handle(request, name);
    return { response: struck ?? handled, handled };
  };

  const picture = async (path: string, under: string): Promise<Response> => {
    await store.pull();
    return pictureAt(path, under, readSettings(store).seed);
  };

  return async (request) => {
    const { pathname: path } = new URL(request.url);
    // The console requests images below its base path, others at the root.
    for (const under of ['/', consoleBase]) if (isPicture(path, under)) return picture(path, under);
    if (path.startsWith(controlPrefix)) return control(request);
    const row = match(request.method, path);
    const started = realNow();
    const seen = await describeCall(request.clone(), row?.name ?? null);
    const { fault, told, isChaos } = await faultFor(request, row);
    const { response, handled } = await respond(request, row?.name, fault);
    if (!isChaos) base.sawAnswer(request, response);
    // Marked, so that tests that count requests can ignore those caused by the base line.
    if (told && 'base' in told && response.type !== 'error') response.headers.set(baseMark, '1');
    const call = appendCall(log, {
      ...seen,
      ...(handled ? await refusalIn(handled) : {}),
      ms: realNow() - started,
      status: response.type === 'error' ? 0 : response.status,
      ...told,
    });
    if (call.refused === 'contract') {
      refusals.push(call);
      onContractRefusal(call);
    }
    return response;
  };
};
