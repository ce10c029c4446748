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
import type { NewerValues, RowDecision } from '../../../lib/batches/types';
import { childCalls } from './childCalls';
import { startUndo, type ChangePort } from './changeRun';
import { childKey, goneKey } from './newerValues';
import { anyTroubles, faultRuns } from './testing/faultRuns';
import { statesPlatform } from './testing/statesPlatform';
import { newJournal, noWait, resumeEdit, startEdit } from './testing/world';

const { numRuns, begin } = faultRuns(50);
const at = { accountId: 'org-1' } as const;

const mostProducts = 30;

/** Instead of another unit: the state is removed. */
const removed = 'removed';

/** The unit that someone else gives a state: before it is sent, and after it was held. What the person chooses. */
const otherPerson = fc.record({
  first: fc.option(fc.constantFrom('LB', 'CASE', removed), { nil: undefined }),
  then: fc.option(fc.constantFrom('OZ', 'CASE', removed), { nil: undefined, freq: 2 }),
  side: fc.constantFrom('ours', 'theirs'),
});

const picture = (states: readonly RaRecord[] = []): string =>
  JSON.stringify(states.map(({ id: _, ...state }) => state));

it(
  'every record is given one, and it is removed or changed back, whatever fails',
  async () => {
    const property = fc.asyncProperty(
      fc.array(fc.subarray(['BOX', 'CASE']), {
        minLength: 1,
        maxLength: mostProducts,
        size: 'max',
      }),
      fc.option(fc.constant(['uom'])),
      fc.array(otherPerson, { minLength: mostProducts, maxLength: mostProducts }),
      anyTroubles(),
      async (given, changes, others, troubles) => {
        const values = { state: 'BOX', uom: 'CASE', uom_baseline: 6 };
        const callsOf = (provider: FacingsDataProvider) =>
          childCalls({ provider, declaration: products, child: productStates, ...at });
        const owners = given.map((_, row) => ({ row, id: `p${row}`, shown: {} }));
        let expected = new Map<string, string>();
        const wrong = () =>
          owners.filter(({ id }) => picture(platform.stored.get(id)) !== expected.get(id));
        const boxAt = (row: number) =>
          platform.stored.get(`p${row}`)?.find(({ state }) => state === 'BOX');
        const withoutBox = (row: number) =>
          (platform.stored.get(`p${row}`) ?? []).filter(({ state }) => state !== 'BOX');
        const changeByOther = (row: number, uom = boxAt(row)?.uom as unknown) => {
          if (uom === removed) platform.stored.set(`p${row}`, withoutBox(row));
          else Object.assign(boxAt(row) ?? {}, { uom });
        };
        const expectUnit = (row: number, uom: unknown) => {
          const states = platform.stored.get(`p${row}`)?.map((state) => ({ ...state })) ?? [];
          for (const state of states) if (state.state === 'BOX') state.uom = uom;
          expected.set(`p${row}`, picture(states));
        };
        const seen = new Set<number>();
        /** What the undo brings back, and the rows that stay as they are. */
        const undone = new Map<number, unknown>();
        const keptRows = new Set<number>();
        const choose = (row: number, newer: NewerValues): RowDecision => {
          const { side = 'ours' } = others[row] ?? {};
          const isGone = Object.hasOwn(newer, goneKey);
          if (side === 'theirs') {
            keptRows.add(row);
            expectUnit(row, boxAt(row)?.uom);
          } else if (isGone) {
            undone.set(row, removed);
            expected.set(`p${row}`, picture([...withoutBox(row), { id: '', ...values }]));
          } else undone.set(row, newer[childKey('uom')]?.value);
          return { [isGone ? goneKey : childKey('uom')]: side };
        };
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
          goOn: (run) => {
            const decisions = new Map<number, RowDecision>();
            for (const [row, { faults }] of run.results()) {
              const [newer] = faults.flatMap((fault) => (fault.newer ? [fault.newer] : []));
              if (!newer) continue;
              // Once, while the person reads what to choose.
              if (!seen.has(row)) changeByOther(row, others[row]?.then);
              seen.add(row);
              decisions.set(row, choose(row, newer));
            }
            run.decide(decisions);
          },
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
        for (const { row, child } of rows)
          if (child?.before) changeByOther(row, others[row]?.first);
        await scene.finish(startEdit({ ...(await scene.port()), rows }));
        scene.end({ rows: rows.length, lost: wrong().length, doubled: doubled() });

        const [edit] = await lastEdits(await newJournal(), at);
        if (!edit) {
          expect(keptRows.size).toBe(rows.length);
          return;
        }
        const keptPictures = [...keptRows].map(
          (row) => [`p${row}`, expected.get(`p${row}`) ?? ''] as const,
        );
        expected = new Map([...before, ...keptPictures]);
        for (const [row, theirs] of undone)
          if (keptRows.has(row)) continue;
          else if (theirs === removed) expected.set(`p${row}`, picture(withoutBox(row)));
          else expectUnit(row, theirs);
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
