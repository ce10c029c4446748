// @vitest-environment node
/** Random removals of selected records: what is called removed is gone, what is refused stays, whatever fails. */
import fc from 'fast-check';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { usualCalls } from '../../../lib/batches/calls';
import { faultCounts, faultyCalls, oftenFine } from '../../../lib/batches/testing/faultCounts';
import { createFates, refusal, refuse, type Fate } from '../../../lib/batches/testing/fates';
import { noParents } from '../../../schema/routes';
import { eachRecord, removeRecord } from './runEach';

const { numRuns, countsOf, meet, end } = faultCounts(50);

/** How a record is before the removal. `gone`: someone else has removed it. `used`: the platform refuses to remove it. */
type Fixed = 'there' | 'gone' | 'used' | 'unselected';

const recordsPlatform = (kinds: readonly Fixed[], fate: () => Fate) => {
  const stored = new Set(kinds.flatMap((kind, at) => (kind === 'gone' ? [] : [`r${String(at)}`])));
  const carryOut = createFates();
  let [underWay, most] = [0, 0];
  const remove = async (_: string, { id }: { readonly id: unknown }) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((done) => setImmediate(done));
    underWay -= 1;
    return carryOut(fate(), 'delete', () => {
      const own = String(id);
      if (!stored.has(own)) refuse(refusal('notFound', { status: 404 }));
      if (kinds[Number(own.slice(1))] === 'used') refuse(refusal('conflict', { status: 409 }));
      stored.delete(own);
      return { data: { id: own } };
    });
  };
  return {
    stored,
    provider: { delete: remove as FacingsDataProvider['delete'] },
    most: () => most,
  };
};

it(
  'a selection is removed record by record, whatever fails',
  async () => {
    const kind = fc.constantFrom<Fixed>('there', 'there', 'there', 'gone', 'used', 'unselected');
    const property = fc.asyncProperty(
      fc.array(kind, { minLength: 1, maxLength: 30, size: 'max' }),
      oftenFine(faultyCalls),
      async (kinds, given) => {
        const counts = countsOf('removal');
        const troubles = given.values();
        const { stored, provider, most } = recordsPlatform(kinds, () => {
          counts.calls += 1;
          return meet(counts, troubles.next().value ?? 'fine');
        });
        const idsOf = (...wanted: readonly Fixed[]) =>
          kinds.flatMap((own, at) => (wanted.includes(own) ? [`r${String(at)}`] : []));
        const selected = idsOf('there', 'gone', 'used').map((id): RaRecord => ({ id }));
        let left: readonly RaRecord[] = selected;
        let falselySaved = 0;
        // As a person would: again, until only what the platform refuses is left.
        for (let round = 0; round < 200 && left.length > idsOf('used').length; round += 1) {
          let ended = 0;
          const send = eachRecord((record) =>
            removeRecord(provider, { name: 'items', within: noParents }, record),
          );
          const report = await send(left, {
            signal: new AbortController().signal,
            onOutcome: () => {
              ended += 1;
            },
          });
          expect(ended).toBe(left.length);
          expect(report.done.length + report.left.length).toBe(left.length);
          // Nothing is left without a reason.
          expect(report.failures.map(({ record }) => record)).toEqual(report.left);
          falselySaved += report.done.filter(({ id }) => stored.has(String(id))).length;
          ({ left } = report);
        }
        expect(left.map(({ id }) => String(id))).toEqual(idsOf('used'));
        expect(most()).toBeLessThanOrEqual(usualCalls);
        const kept = idsOf('used', 'unselected');
        const wrong = [...stored].filter((id) => !kept.includes(id)).length;
        const taken = kept.filter((id) => !stored.has(id)).length;
        end(counts, { rows: selected.length, lost: wrong + taken, doubled: 0, falselySaved });
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
