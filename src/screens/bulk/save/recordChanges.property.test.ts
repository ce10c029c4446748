// @vitest-environment node
/** Random changes of records that the platform changes one by one, and their undo: complete, whatever fails. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { items } from '../../../../resources/items';
import { recordChanges } from './changes';
import { type ChangePort, startUndo } from './changeRun';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { createFates, refusal, refuse, type Fate } from '../../../lib/batches/testing/fates';
import { anyTroubles, faultRuns } from './testing/faultRuns';
import { newJournal, noWait, resumeEdit, startEdit } from './testing/world';
import type { ChangedRow } from './rows';

const { numRuns, begin } = faultRuns(50);
const at = { accountId: '', place: 'items' } as const;

/** Stores records; a change replaces all of a record's values, as `PUT` does. */
const recordsPlatform = (count: number, fate: () => Promise<Fate>) => {
  const stored = new Map<string, RaRecord>(
    Array.from({ length: count }, (_, row) => [
      `r${row}`,
      { id: `r${row}`, name: 'old', note: '' },
    ]),
  );
  const carryOut = createFates();
  const call = async <T>(act: () => T): Promise<T> => {
    await new Promise((done) => setImmediate(done));
    return carryOut(await fate(), 'call', act);
  };
  const one = (id: unknown): RaRecord =>
    stored.get(String(id)) ?? refuse(refusal('notFound', { status: 404 }));
  const calls = {
    getOne: (_: string, { id }: { readonly id: unknown }) => call(() => ({ data: { ...one(id) } })),
    update: (
      _: string,
      { id, data, previousData }: { readonly id: unknown; data: object; previousData: object },
    ) =>
      call(() => {
        const next = { ...previousData, ...data, id: one(id).id };
        stored.set(String(id), next);
        return { data: next };
      }),
  };
  return { stored, provider: calls as unknown as Parameters<typeof recordChanges>[0]['provider'] };
};

it(
  'every record is changed and changed back, and keeps what someone else wrote, whatever fails',
  async () => {
    const property = fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 20, size: 'max' }),
      anyTroubles(),
      async (areTheirs, given) => {
        const ids = areTheirs.map((_, row) => `r${row}`);
        const rows = ids.map((id, row): ChangedRow => ({
          row,
          id,
          shown: { name: 'new' },
          before: { name: 'old' },
          after: { name: 'new' },
        }));
        let expected = 'new';
        const isRight = (id: string, row: number): boolean => {
          const record = platform.stored.get(id);
          return record?.name === expected && record.note === (areTheirs[row] ? 'theirs' : '');
        };
        const wrong = () => ids.filter((id, row) => !isRight(id, row));
        const scene = await begin({
          name: 'changes',
          kinds: ['edit', 'undo'],
          given,
          portIn: (tab, journal): ChangePort => ({
            ...at,
            journal: tab.untilClosed(journal),
            wait: noWait,
            atOnce: 3,
            changes: recordChanges({
              provider: tab.untilClosed(platform.provider),
              declaration: items,
              within: {},
            }),
          }),
          resume: resumeEdit,
          falselySaved: (run) =>
            wrong().filter((id) => run.results().get(ids.indexOf(id))?.type === 'saved').length,
        });
        const platform = recordsPlatform(ids.length, scene.fate);
        // Written after the rows were loaded, to a value that they do not change.
        areTheirs.forEach((isTheirs, row) => {
          if (isTheirs) Object.assign(platform.stored.get(`r${row}`) ?? {}, { note: 'theirs' });
        });

        await scene.finish(startEdit({ ...(await scene.port()), rows }));
        scene.end({ rows: rows.length, lost: wrong().length, doubled: 0 });
        const [edit] = await lastEdits(await newJournal(), at);
        expect(edit).toBeDefined();
        expected = 'old';
        const undo = edit && (await startUndo(await scene.port(), edit.id));
        if (!undo) throw new Error('The change cannot be undone.');
        await scene.finish(undo.run);
        scene.end({ rows: rows.length, lost: wrong().length, doubled: 0 });
        expect(await openRuns(await newJournal())).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
