// Sends every call of every declaration through the transport to the simulated platform, and compares it with a table
// written by hand from the rules (pins/).
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { answerFault } from '../../scripts/openapi/fault';
import { inList } from '../../src/schema/calls';
import type { AnyDeclaration, CallAction } from '../../src/schema/defineResource';
import type { ParentIds } from '../../src/schema/routes';
import { pins } from './allPins';
import type { EntityPins, Pin } from './pin';
import { begunValues, formValues } from './forms';
import { createRecorded, registry, type Sent } from './record';
import { examples } from './examples';

/** All files of pins/ are loaded, so that a new entity brings its own. */
const sorted = (keys: readonly string[] | undefined) => [...(keys ?? [])].sort();

const matchesName = (name: string, { method, path }: Sent): boolean => {
  const [wanted = '', template = ''] = name.split(' ');
  const pattern = template.replace(/\{\w+\}/g, '[^/]+');
  return method === wanted && new RegExp(`^${pattern}$`).test(path);
};

/** Mutations without an audit: searches, checks and exports (rules R27). */
const isRead = (pin: Pin): boolean =>
  pin.call.startsWith('GET') || /\/(search|check|export)$/.test(pin.call);

const hold = (pin: Pin, sent: Sent | undefined): void => {
  expect(sent, `nothing was sent for ${pin.call}`).toBeDefined();
  if (!sent) return;
  expect(`${sent.method} ${sent.path}`, pin.call).toSatisfy(() => matchesName(pin.call, sent));
  expect(sent.status, `${pin.call} was refused`).toBe(200);
  expect(answerFault(pin.call, sent.answer), `answer of ${pin.call}`).toBeUndefined();
  expect(sorted(sent.query), `query of ${pin.call}`).toEqual(sorted(pin.query));
  expect(sent.body && sorted(sent.body), `body of ${pin.call}`).toEqual(
    pin.body && sorted(pin.body),
  );
  expect(sent.form && sorted(sent.form), `form of ${pin.call}`).toEqual(
    pin.form && sorted(pin.form),
  );
  expect(sent.headers.get('Authorization')).toMatch(/^Bearer \S+$/);
  expect(sent.headers.get('X-User-Id')).toMatch(/\S/);
  if (isRead(pin)) return;
  expect(sent.headers.get('X-Resource-Type')).toMatch(/^[A-Z_]+$/);
  expect(sent.headers.get('X-Resource-Action')).toMatch(/^[A-Z_]+$/);
  if (pin.action) expect(sent.headers.get('X-Resource-Action')).toBe(pin.action);
  if (!pin.call.startsWith('POST')) {
    // A changed or removed record has an id; only an entry added to a list for the first time has none.
    const isFirst = sent.headers.get('X-Resource-Action')?.startsWith('CREATE') ?? false;
    if (!isFirst) expect(sent.headers.get('X-Resource-Id')).toMatch(/\S/);
  }
};

const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'ASC' },
} as const;

const situation = async (declaration: AnyDeclaration, pin: EntityPins) => {
  const recorded = await createRecorded();
  const within: ParentIds =
    pin.within ?? (await examples.within(recorded.provider, declaration.name));
  const meta = Object.keys(within).length > 0 ? { meta: { within } } : {};
  const list = async (filter: object = {}) =>
    (await recorded.provider.getList(declaration.name, { ...firstPage, filter, ...meta }))
      .data as RaRecord[];
  const some = async (): Promise<RaRecord> => {
    const rows = await list();
    const row = examples.choose(declaration.name, rows, recorded.person.userId);
    recorded.taken();
    if (!row) throw new Error(`The stand-in has no ${declaration.name} to try.`);
    return row;
  };
  recorded.taken();
  return { ...recorded, within, meta, list, some };
};

describe.each(registry.all.map((declaration) => [declaration.name, declaration] as const))(
  '%s',
  (name, declaration) => {
    const pin = pins[name];
    const { calls = {}, document } = declaration;

    it('has its calls pinned, all of them and no others', () => {
      const { extra, actions } = pin ?? {};
      expect(pin, `${name} is missing in tests/contract/pins`).toBeDefined();
      expect({
        list: pin?.list !== undefined,
        document: pin?.document !== undefined,
        one: pin?.one !== undefined,
        create: pin?.create !== undefined,
        update: pin?.update !== undefined,
        remove: pin?.remove !== undefined,
        search: pin?.search !== undefined,
        searched: pin?.searched !== undefined,
        filtered: pin?.filtered !== undefined,
        export: pin?.export !== undefined,
        extra: Object.keys(extra ?? {}),
        actions: Object.keys(actions ?? {}),
        followUps: pin?.create?.followUps?.length ?? 0,
      }).toEqual({
        list: declaration.list !== undefined,
        document: document !== undefined,
        one: document === undefined && calls.one !== inList,
        create: declaration.create !== undefined,
        update: (declaration.edit ?? document) !== undefined,
        remove: declaration.remove !== undefined,
        search: calls.search !== undefined,
        searched: searchesOnPlatform(declaration),
        filtered: calls.list?.filters !== undefined && (declaration.list?.filters ?? []).length > 0,
        export: calls.export !== undefined,
        extra: Object.keys(calls.extra ?? {}),
        actions: callActionsOf(declaration).map(({ key }) => key),
        followUps: declaration.create?.followUps?.length ?? 0,
      });
    });

    it('reads as the specification says', async () => {
      const { provider, taken, within, meta, list, some } = await situation(declaration, pin ?? {});
      if (pin?.list) {
        expect((await list()).length, 'rows').toBeGreaterThan(0);
        hold(pin.list, taken()[0]);
      }
      if (pin?.filtered) {
        await list(pin.filtered.filter);
        hold(pin.filtered, taken()[0]);
      }
      if (pin?.searched) {
        await list({ q: 'mil' });
        hold(pin.searched, taken()[0]);
      }
      if (pin?.document) {
        await provider.getOne(name, { id: Object.values(within).join('/'), ...meta });
        hold(pin.document, taken()[0]);
      }
      if (pin?.one) {
        const { id } = await some();
        await provider.getOne(name, { id, ...meta });
        hold(pin.one, taken()[0]);
      }
      if (pin?.search && calls.search) {
        await provider.lookups.search(calls.search, 'mil', pin.search.values);
        hold(pin.search, taken()[0]);
      }
      for (const [key, extra] of Object.entries(pin?.extra ?? {})) {
        await provider.lookups.extra(declaration, key, await some());
        hold(extra, taken()[0]);
      }
      if (pin?.export && calls.export) {
        const { name: file } = await provider.actionCalls.exportFile(calls.export, {});
        expect(file).toMatch(/\.csv$/);
        const [asked, read] = taken();
        hold(pin.export[0], asked);
        hold(pin.export[1], read);
      }
    });

    const writes =
      (pin?.create ?? pin?.update ?? pin?.remove) !== undefined ||
      callActionsOf(declaration).length > 0;

    it.runIf(writes)('writes as the specification says', async () => {
      const { provider, taken, within, meta, some, person } = await situation(
        declaration,
        pin ?? {},
      );
      if (pin?.create) {
        const data = {
          ...begunValues(declaration, within),
          ...pin.create.values,
          ...(await examples.values(provider, name, within)),
        };
        taken();
        await provider.create(name, { data, ...meta });
        // Creating a secret reads the existing ids first, so that an older record is never taken for the new one.
        hold(
          pin.create,
          taken().find(({ method }) => method !== 'GET'),
        );
        const identity = { id: person.userId, email: 'admin@facings.example', fullName: 'Avery' };
        const copied = declaration.create?.duplicate ? { original: await some() } : {};
        for (const [at, { each, ...followUp }] of (pin.create.followUps ?? []).entries()) {
          // Each follows a record of its own, which has nothing of the others yet.
          const own = { ...data, name: `${String(data.name)} ${String(at)}` };
          const { data: record } = await provider.create(name, { data: own, ...meta });
          taken();
          const values = { record, identity, ...copied };
          const told = await provider.lookups.followUp(declaration, at, values);
          expect(told.failed, `${name}: what follows its creation`).toEqual([]);
          const sent = taken();
          if (each) hold(each, sent[0]);
          hold(followUp, sent[each ? 1 : 0]);
        }
      }
      if (pin?.update) {
        const before = document
          ? (await provider.getOne(name, { id: Object.values(within).join('/'), ...meta })).data
          : await some();
        taken();
        await provider.update(name, {
          id: (before as RaRecord).id,
          data: {
            ...(document && formValues(declaration, before as RaRecord)),
            ...pin.update.values,
          },
          previousData: before as RaRecord,
          ...meta,
        });
        // The keys that the pin leaves out are read first, never taken from a row of a list.
        const [first, second] = taken().filter(({ method }) => method !== 'GET');
        hold(pin.update, first);
        if (pin.update.then) hold(pin.update.then, second);
      }
      for (const action of callActionsOf(declaration)) {
        const record = await some();
        await provider.actionCalls.act(declaration, action, record, within);
        const own = pin?.actions?.[action.key];
        expect(own).toBeDefined();
        if (own) hold(own, taken()[0]);
      }
      if (pin?.remove) {
        const record = await some();
        await provider.delete(name, { id: record.id, previousData: record, ...meta });
        hold(pin.remove, taken()[0]);
      }
    });
  },
);

it('pins nothing that is not declared', () => {
  expect(Object.keys(pins).sort()).toEqual(registry.all.map(({ name }) => name).sort());
});

/** A custom dialog makes its own calls and has its own tests. */
function callActionsOf({ actions = [] }: AnyDeclaration): readonly CallAction[] {
  return actions.flatMap((action) => ('dialog' in action ? [] : [action]));
}

/** Whether a text search is sent: as a parameter, as a separate call, or by the conventions. */
function searchesOnPlatform({ calls, list }: AnyDeclaration): boolean {
  if (!list?.isSearchable) return false;
  return calls?.list === undefined || Boolean(calls.list.search);
}

describe('the question before records are removed', () => {
  /** Texts that name a value are about one record, and are never summed up. */
  const isOfOne = (text: string): boolean => /\{(?!smart_count\})/.test(text);

  it('is true of many records as well as of one', () => {
    const texts = registry.all.flatMap(({ name, remove }) =>
      (remove?.consequences ?? []).map(({ text }) => [name, text] as const),
    );
    expect(texts.length).toBeGreaterThan(8);
    const faults = texts.filter(
      ([, text]) => !isOfOne(text) && /\b(this|its?)\b/i.test(text.split('||||').at(-1) ?? ''),
    );
    expect(faults).toEqual([]);
  });
});
