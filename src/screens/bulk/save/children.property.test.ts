// @vitest-environment node
/** Random additions and changes of what belongs to records, and their undo: complete, whatever fails. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { productStates } from '../../../../resources/productStates';
import { products } from '../../../../resources/products';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { planChildren } from '../edit/children/planChildren';
import { childCalls } from './childCalls';
import { startUndo, type ChangePort } from './changeRun';
import { createFates, refusal, refuse, type Fate } from '../../../lib/batches/testing/fates';
import { anyTroubles, faultRuns } from './testing/faultRuns';
import { newJournal, noWait, resumeEdit, startEdit } from './testing/world';

const { numRuns, begin } = faultRuns(50);
const at = { accountId: 'org-1' } as const;

type Values = Readonly<Record<string, unknown>>;
interface Within {
  readonly meta: { readonly within: { readonly product_id: string } };
}

/** Stores the states of products. */
const statesPlatform = (given: readonly (readonly string[])[], fate: () => Promise<Fate>) => {
  let nextId = 0;
  const newId = () => `s${(nextId += 1)}`;
  const stored = new Map<string, RaRecord[]>(
    given.map((states, row) => [
      `p${row}`,
      states.map((state) => ({ id: newId(), state, uom: 'EACH', upc: 'theirs' })),
    ]),
  );
  const carryOut = createFates();
  const call = async <T>(name: string, act: () => T): Promise<T> => {
    await new Promise((done) => setImmediate(done));
    return carryOut(await fate(), name, act);
  };
  const of = ({ meta }: Within): RaRecord[] =>
    stored.get(meta.within.product_id) ?? refuse(refusal('notFound', { status: 404 }));
  const one = (asked: Within, id: string): RaRecord =>
    of(asked).find((state) => state.id === id) ?? refuse(refusal('notFound', { status: 404 }));
  const calls = {
    getList: (_: string, asked: Within) =>
      call('getList', () => ({ data: of(asked).map((state) => ({ ...state })) })),
    getOne: (_: string, asked: Within & { readonly id: string }) =>
      call('getOne', () => ({ data: { ...one(asked, asked.id) } })),
    createMany: (_: string, children: readonly (Within & { readonly data: Values })[]) =>
      call('createMany', () => {
        for (const child of children) of(child);
        for (const child of children) of(child).push({ ...child.data, id: newId() });
      }),
    update: (_: string, asked: Within & { readonly id: string; readonly data: Values }) =>
      call('update', () => ({ data: Object.assign(one(asked, asked.id), asked.data) })),
    deleteMany: (_: string, asked: Within & { readonly ids: readonly string[] }) =>
      call('deleteMany', () => {
        const left = of(asked).filter(({ id }) => !asked.ids.includes(String(id)));
        stored.set(asked.meta.within.product_id, left);
        return { data: asked.ids };
      }),
  };
  return { stored, provider: calls as unknown as FacingsDataProvider };
};

const picture = (states: readonly RaRecord[] = []): string =>
  JSON.stringify(states.map(({ id: _, ...state }) => state));

it(
  'every record is given one, and it is removed or changed back, whatever fails',
  async () => {
    const property = fc.asyncProperty(
      fc.array(fc.subarray(['BOX', 'CASE']), { minLength: 1, maxLength: 30, size: 'max' }),
      fc.option(fc.constant(['uom'])),
      anyTroubles(),
      async (given, changes, troubles) => {
        const values = { state: 'BOX', uom: 'CASE', uom_baseline: 6 };
        const callsOf = (provider: FacingsDataProvider) =>
          childCalls({ provider, declaration: products, child: productStates, ...at });
        const owners = given.map((_, row) => ({ row, id: `p${row}`, shown: {} }));
        let expected = new Map<string, string>();
        const wrong = () =>
          owners.filter(({ id }) => picture(platform.stored.get(id)) !== expected.get(id));
        const doubled = () =>
          [...platform.stored.values()].filter(
            (states) => states.filter(({ state }) => state === 'BOX').length > 1,
          ).length;
        const scene = await begin({
          name: 'children',
          kinds: ['edit', 'undo'],
          given: troubles,
          portIn: (tab, journal): ChangePort => ({
            ...at,
            place: undefined,
            journal: tab.untilClosed(journal),
            translate: (key) => key,
            wait: noWait,
            atOnce: 3,
            batch: 5,
            changes: {
              batch: 5,
              update: () => Promise.reject(new Error('No record itself is changed.')),
              now: () => Promise.reject(new Error('No record itself is read.')),
              children: callsOf(tab.untilClosed(platform.provider)),
            },
          }),
          resume: resumeEdit,
          falselySaved: (run) =>
            wrong().filter(({ row }) => run.results().get(row)?.type === 'saved').length,
        });
        const platform = statesPlatform(given, scene.fate);
        const { stored } = platform;
        const before = new Map([...stored].map(([id, states]) => [id, picture(states)]));
        const { rows } = planChildren({
          owners,
          existing: new Map(
            [...stored].map(([id, states]) => [id, states.map((one) => ({ ...one }))]),
          ),
          key: 'BOX',
          values,
          changes,
          calls: callsOf(platform.provider),
        });
        expected = new Map(
          given.map((states, row) => {
            const own = states.map((state) => ({
              state,
              uom: state === 'BOX' && changes ? 'CASE' : 'EACH',
              upc: 'theirs',
            }));
            const isGiven = !states.includes('BOX');
            return [`p${row}`, JSON.stringify(isGiven ? [...own, values] : own)];
          }),
        );
        if (rows.length === 0) {
          expect(expected).toEqual(before);
          return;
        }
        await scene.finish(startEdit({ ...(await scene.port()), rows }));
        scene.end({ rows: rows.length, lost: wrong().length, doubled: doubled() });

        const [edit] = await lastEdits(await newJournal(), at);
        if (!edit) throw new Error('The change is not in the journal.');
        expected = before;
        const undo = await startUndo(await scene.port(), edit.id);
        if (!undo) throw new Error('The change cannot be undone.');
        await scene.finish(undo.run);
        scene.end({ rows: rows.length, lost: wrong().length, doubled: doubled() });
        expect(await openRuns(await newJournal())).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
