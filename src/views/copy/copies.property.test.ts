// @vitest-environment node
/** Random copies to another organization, and their undo: nothing is lost, doubled or wrongly called copied. */
import fc from 'fast-check';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { settleEach } from '../../lib/batches/calls';
import { faultCounts, faultyCalls, oftenFine } from '../../lib/batches/testing/faultCounts';
import { plainKey } from '../../lib/text/plainText';
import { runEach } from '../list/selection/runEach';
import { planCopy } from './copyPlan';
import { createCopy } from './createCopy';
import { boxesPlatform, type Row } from './testing/boxesPlatform';

const { numRuns, countsOf, meet, end } = faultCounts(100);

const [here, there] = ['here', 'there'];
const maxAttempts = 200;

/** Tries again as a person would. */
const untilDone = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
};

const box = fc.record({
  area: fc.constantFrom('Cellar', 'Attic', 'Shed', null),
  lids: fc.array(fc.constantFrom('round', 'flat', 'red'), { maxLength: 4 }),
  /** The other organization has one of this name. */
  isThere: fc.boolean(),
});

it(
  'a selection is copied record by record, whatever fails',
  async () => {
    const property = fc.asyncProperty(
      fc.array(box, { minLength: 1, maxLength: 12, size: 'max' }),
      fc.subarray(['CELLAR', 'Attic', 'attic ']),
      oftenFine(faultyCalls),
      async (given, areasThere, troubled) => {
        const counts = countsOf('copy');
        const troubles = troubled.values();
        let isFailing = true;
        const platform = boxesPlatform(() => {
          if (!isFailing) return 'fine';
          counts.calls += 1;
          return meet(counts, troubles.next().value ?? 'fine');
        });
        const { add, tables, boxes, registry, provider } = platform;
        const areaHere = new Map(
          ['Cellar', 'Attic', 'Shed'].map((name) => [
            name,
            add('areas', { name, account_id: here }),
          ]),
        );
        for (const name of areasThere) add('areas', { name, account_id: there });
        const sources = given.map(({ area, lids: own, isThere }, at) => {
          const name = `Box ${String(at)}`;
          const row = add('boxes', {
            name,
            account_id: here,
            area_id: area === null ? null : (areaHere.get(area)?.id ?? null),
          });
          for (const lid of own) add('lids', { name: lid, box_id: row.id });
          if (isThere) add('boxes', { name: `BOX  ${String(at)}`, account_id: there });
          return { row, area, lids: own, isThere };
        });
        const before = tables();
        const ofThere = (rows: readonly Row[]) => rows.filter((row) => row.account_id === there);

        const request = {
          provider,
          registry,
          declaration: boxes,
          from: { account_id: here },
          to: there,
        };
        const records = sources.map(({ row }): RaRecord => ({ ...row }));
        const plan = await untilDone(() => planCopy(request, records));
        const due = sources.filter(({ isThere }) => !isThere);
        expect(plan.existing.map(({ id }) => id)).toEqual(
          sources.filter(({ isThere }) => isThere).map(({ row }) => row.id),
        );
        const copy = createCopy(request, { plan, translate: (key) => key, isChosen: () => true });

        /** Names of the areas there, by id. */
        const isWhole = ({ row, area, lids: own }: (typeof sources)[number]): boolean => {
          const copies = ofThere(tables().boxes).filter(({ name }) => name === row.name);
          const [made, ...others] = copies;
          if (!made || others.length > 0) return false;
          const lidsThere = tables().lids.filter(({ box_id: id }) => id === made.id);
          if (
            lidsThere
              .map(({ name }) => name)
              .toSorted()
              .join() !== [...own].toSorted().join()
          )
            return false;
          const areaOf = tables().areas.find(({ id }) => id === made.area_id);
          const alike = areasThere.filter((name) => plainKey(name) === plainKey(area ?? ''));
          // A name that two areas have finds none.
          if (area === null || alike.length > 1) return areaOf === undefined;
          return areaOf?.account_id === there && plainKey(areaOf.name) === plainKey(area);
        };
        const sourceOf = ({ id }: RaRecord) => due.filter(({ row }) => row.id === id);
        let left: readonly RaRecord[] = records.filter(copy.isPlanned);
        let falselySaved = 0;
        for (let round = 0; round < maxAttempts && left.length > 0; round += 1) {
          const report = await runEach({
            items: left,
            work: copy.copy,
            signal: new AbortController().signal,
            onOutcome: () => undefined,
          });
          falselySaved += report.done.flatMap(sourceOf).filter((one) => !isWhole(one)).length;
          ({ left } = report);
        }
        const lost = due.filter((one) => !isWhole(one)).length;
        const areasNow = ofThere(tables().areas).map(({ name }) => plainKey(name));
        const needed = new Set(due.flatMap(({ area }) => area ?? []).map(plainKey));
        const known = areasThere.map(plainKey);
        const created = [...needed].filter((name) => !known.includes(name));
        const doubled =
          ofThere(tables().boxes).length -
          ofThere(before.boxes).length -
          due.length +
          areasNow.length -
          known.length -
          created.length;

        // Undone, the other organization is as before.
        let rows: readonly RaRecord[] = records.filter(copy.isMade);
        for (let round = 0; round < maxAttempts && rows.length > 0; round += 1) {
          const outcomes = await settleEach({ items: rows, work: copy.undo });
          rows = outcomes.flatMap(({ type, item }) => (type === 'done' ? [] : [item]));
        }
        isFailing = false;
        expect(await copy.undoNamed()).toEqual([]);
        expect(tables()).toEqual(before);
        end(counts, { rows: due.length, lost, doubled, falselySaved });
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
