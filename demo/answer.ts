/** One call in, one answer out; the same in the service worker, in-process, over HTTP and in vitest. */
import { getResponse } from 'msw';
import { appendCall, describeCall, memoryLog, type LogPort } from './callLog';
import { isPicture, pictureAt } from './cdn';
import { controlPrefix, createControl } from './control';
import { faultResponse, isTargeted, takeFault } from './faults';
import { createMatcher } from './matchCall';
import { mswHandlers, platformOf, type Platform } from './platform';
import { refusalResponse } from './refusal';
import { readSettings, type Fault } from './settings';
import { memoryPersistence, type Persistence } from './store/persistence';
import { createStore } from './store/store';

export interface StandInOptions {
  readonly persistence?: Persistence;
  readonly log?: LogPort;
  readonly platform?: Platform;
  /** The real clock, milliseconds since 1970. */
  readonly realNow?: () => number;
}

export type Answer = (request: Request) => Promise<Response>;

/** Whether the stand-in answers this path, or has to refuse it: nothing else is its business. */
export const isOurs = (path: string): boolean => /^\/(api|__standin)(\/|$)/.test(path);

const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

export const createAnswer = ({
  persistence = memoryPersistence(),
  log = memoryLog(),
  platform = platformOf(),
  realNow = Date.now,
}: StandInOptions = {}): Answer => {
  const store = createStore({ seed: platform.seed(), persistence });
  const { exclusively } = persistence;
  const now = () => realNow() + readSettings(store).clockOffsetMs;
  const handlers = mswHandlers(platform, { store, exclusively, now });
  const match = createMatcher(platform.contract);
  const control = createControl({ store, log, exclusively });

  const handle = async (request: Request, name: string | undefined): Promise<Response> => {
    const handler = handlers.get(name ?? '');
    const response = handler && (await getResponse([handler], request));
    const call = `${request.method} ${new URL(request.url).pathname}`;
    return response ?? refusalResponse({ status: 404, message: `Not in the contract: ${call}` });
  };

  const takeDueFault = async (call: { method: string; path: string }) => {
    await store.pull();
    if (!isTargeted(store, call)) return undefined;
    return exclusively(async () => {
      await store.pull();
      const fault = takeFault(store, call);
      await store.commit();
      return fault;
    });
  };

  const respond = async (
    request: Request,
    name: string | undefined,
    fault: Fault | undefined,
  ): Promise<Response> => {
    await wait(readSettings(store).latencyMs + (fault?.delayMs ?? 0));
    const struck = fault && faultResponse(fault);
    if (!struck) return handle(request, name);
    if (fault.commit) await handle(request, name);
    return struck;
  };

  return async (request) => {
    const { pathname: path } = new URL(request.url);
    if (isPicture(path)) return pictureAt(path);
    if (path.startsWith(controlPrefix)) return control(request);
    const { method } = request;
    const name = match(method, path)?.name;
    const started = realNow();
    const seen = await describeCall(request.clone(), name ?? null);
    const fault = await takeDueFault({ method, path });
    const response = await respond(request, name, fault);
    appendCall(log, {
      ...seen,
      ms: realNow() - started,
      status: response.type === 'error' ? 0 : response.status,
      ...(fault ? { fault: true } : {}),
    });
    return response;
  };
};
