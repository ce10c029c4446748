/** Assembles the platform: contract, rows and handlers, with one MSW handler per call. */
import { http, type HttpHandler } from 'msw';
import type { ContractRow } from './calls';
import { isEntityDemo, tablesOf, type EntityDemo } from './entityDemo';
import { changesSomething, checkCall } from './guard';
import type { Handlers } from './handlers/handler';
import { asRefusal, json, refusalResponse } from './refusal';
import { readSettings } from './settings';
import { cached } from './store/cached';
import { once } from './store/seed/random';
import { coreSeed } from './store/seed/seed';
import type { Store } from './store/store';
import type { Seed } from './store/tables';

/** Every entity is a file or a folder in entities/; adding one needs no other change. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['./entities/**/*.ts', '!./entities/**/*.test.ts'],
  { eager: true },
);

const entityDemos: readonly EntityDemo[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEntityDemo),
);

export interface Platform {
  readonly contract: readonly ContractRow[];
  readonly handlers: Handlers;
  readonly seed: () => Seed;
}

/**
 * All entities.
 * @throws if two define the same call or table
 */
export const platformOf = (demos: readonly EntityDemo[] = entityDemos): Platform => {
  const contract = demos.flatMap((demo) => demo.contract);
  const names = contract.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two rows of the contract are named ${twice}`);
  const tables = demos.flatMap((demo) => Object.entries(tablesOf(demo)));
  const claimed = tables.find(([name], at) => tables.findIndex(([one]) => one === name) !== at);
  if (claimed) throw new Error(`Two demos bring the table ${claimed[0]}`);
  return {
    contract,
    handlers: Object.assign({}, ...demos.map((demo) => demo.handlers)) as Handlers,
    seed: once(() => ({
      ...coreSeed(),
      ...Object.fromEntries(tables.map(([name, seed]) => [name, seed()])),
    })),
  };
};

let whole: Platform | undefined;

/** The platform with all entities, which all stand-ins of a process share: only their stores differ. */
export const wholePlatform = (): Platform => (whole ??= platformOf());

interface Running {
  readonly store: Store;
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** The platform's clock. */
  readonly now: () => number;
}

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

const isMethod = (method: string): method is keyof typeof methods => method in methods;

/** MSW's notation of '/api/regions/{id}', on any host. */
const patternOf = (path: string): string => `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/**
 * The MSW handler of a row, by its name; made at its first call, since each asks for the place in the code that made it.
 * @throws if a row has no handler
 */
export const mswHandlers = (
  { contract, handlers }: Platform,
  { store, exclusively, now }: Running,
): ((name: string) => HttpHandler | undefined) => {
  const partsOf = ({ name }: ContractRow) => {
    const [method = '', path = ''] = name.split(' ');
    const handle = handlers[name];
    if (!handle || !isMethod(method)) throw new Error(`Nothing handles ${name}`);
    return { method, path, handle };
  };
  contract.forEach(partsOf);

  const handlerOf = (row: ContractRow): HttpHandler => {
    const { method, path, handle } = partsOf(row);

    const answer = async (request: Request, params: Record<string, string>): Promise<Response> => {
      await store.pull();
      const { accessTtlSeconds } = readSettings(store);
      const checked = await checkCall(row, request, now());
      const call = { ...checked, params, data: store, now: now(), accessTtlSeconds };
      const outcome = await handle(call);
      return outcome instanceof Response ? outcome : json(outcome ?? null);
    };
    /** Exclusive: no other change happens between reading and writing. */
    const write: typeof answer = (request, params) =>
      exclusively(async () => {
        try {
          const response = await answer(request, params);
          await store.commit();
          return response;
        } catch (error) {
          store.rollback();
          throw error;
        }
      });
    // A refresh writes, too, although it is not a change by the user.
    const work = changesSomething(row) || row.isPublic === true ? write : answer;

    return methods[method](patternOf(path), async ({ request, params }) => {
      const plain = Object.fromEntries(
        Object.entries(params).map(([key, value]) => [key, String(value)]),
      );
      try {
        return await work(request, plain);
      } catch (error) {
        return refusalResponse(asRefusal(error));
      }
    });
  };
  const rows = new Map(contract.map((row) => [row.name, row]));
  const made = new Map<string, HttpHandler>();
  return (name) => {
    const row = rows.get(name);
    return row && cached(made, name, () => handlerOf(row));
  };
};
