// @vitest-environment node
/**
 * Random copies to another organization and their undo, with pages that are closed and two tabs that resume the same
 * run: nothing is lost, doubled or wrongly called copied.
 */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { RaRecord } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { openJournal, type KeptRun } from '../../lib/batches/journal';
import { openRuns, readItems } from '../../lib/batches/keptRuns';
import { createLocks } from '../../lib/batches/testing/locks';
import { settleEach } from '../../lib/batches/calls';
import { faultCounts, faultyCalls, oftenFine } from '../../lib/batches/testing/faultCounts';
import { plainKey } from '../../lib/text/plainText';
import { planCopy } from './copyPlan';
import { createCopyRun, type CopyRun } from './copyRun';
import { createCopy, type Copy } from './createCopy';
import { planKept, type CopyRow } from './keptCopy';
import { boxesPlatform, type PageFate, type Row } from './testing/boxesPlatform';

const { numRuns, countsOf, meet, end } = faultCounts(100);

const [here, there] = ['here', 'there'];
const maxAttempts = 200;

const locks = createLocks();
beforeEach(() => {
  vi.stubGlobal('navigator', { locks });
});

const troubles: readonly PageFate[] = [...faultyCalls, 'closedBefore', 'closedAfter'];

/** A copy in a page that may be closed. */
interface Tab {
  readonly copy: Copy;
  readonly run: CopyRun;
  readonly left: readonly RaRecord[];
}

const sending = () => ({ signal: new AbortController().signal, onOutcome: () => undefined });
const wait = () => new Promise<void>((done) => setImmediate(done));
const translate = (key: string) => key;

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
      oftenFine(troubles),
      async (given, areasThere, troubled) => {
        const counts = countsOf('copy');
        const met = troubled.values();
        let isFailing = true;
        const platform = boxesPlatform(() => {
          if (!isFailing) return 'fine';
          counts.calls += 1;
          const fate = met.next().value ?? 'fine';
          if (fate !== 'closedBefore' && fate !== 'closedAfter') return meet(counts, fate);
          counts.closed += 1;
          return fate;
        });
        const { add, tables, boxes, registry } = platform;
        locks.free();
        const journal = await openJournal({ owner: 'me' });
        for (const { id } of await journal.runs()) await journal.forget(id);
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

        let page = platform.createPage();
        /** Tries again as a person would, in a new page if the page was closed. */
        const untilDone = async <T>(work: () => Promise<T>): Promise<T> => {
          for (let attempt = 1; ; attempt += 1) {
            try {
              const outcome = await Promise.race([page.closed, work()]);
              if (outcome !== 'closed') return outcome;
              locks.free();
              page = platform.createPage();
            } catch (error) {
              if (attempt === maxAttempts) throw error;
            }
          }
        };
        const requestNow = () => ({
          provider: page.provider,
          registry,
          declaration: boxes,
          from: { account_id: here },
          to: there,
        });
        const records = sources.map(({ row }): RaRecord => ({ ...row }));
        const due = sources.filter(({ isThere }) => !isThere);
        /** Of a run that an earlier page began, or of a new one. */
        const tabOf = async (kept?: KeptRun): Promise<Tab> => {
          const request = requestNow();
          if (kept) {
            const items = await readItems<CopyRow>(journal, kept.id);
            const { plan, copy, isChosen, left } = await planKept(request, items, { translate });
            const options = { request, plan, copy, isChosen, journal, translate, wait };
            return { copy, left, run: createCopyRun(options, kept) };
          }
          const plan = await planCopy(request, records);
          expect(plan.existing.map(({ id }) => id)).toEqual(
            sources.filter(({ isThere }) => isThere).map(({ row }) => row.id),
          );
          const isChosen = () => true;
          const copy = createCopy(request, { plan, translate, isChosen });
          const run = createCopyRun({ request, plan, copy, isChosen, journal, translate, wait });
          return { copy, run, left: plan.rows.map(({ record }) => record) };
        };

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
        let falselySaved = 0;
        let tab = await untilDone(() => tabOf());
        let { left } = tab;
        for (let round = 0; round < maxAttempts && left.length > 0; round += 1) {
          const sent = left;
          const report = await Promise.race([page.closed, tab.run.send(sent, sending())]);
          if (report !== 'closed') {
            falselySaved += report.done.flatMap(sourceOf).filter((one) => !isWhole(one)).length;
            ({ left } = report);
            continue;
          }
          // The person opens the console again, in two tabs, of which one gets the run.
          locks.free();
          page = platform.createPage();
          const [kept] = await openRuns(journal, ['copy']);
          const tabs = await untilDone(() => Promise.all([tabOf(kept), tabOf(kept)]));
          const other = tabs[1];
          tab = tabs[0];
          ({ left } = tab);
          if (!kept || left.length === 0) continue;
          counts.otherTabs += 1;
          const both = [tab, other].map(({ run }) => run.send(left, sending()));
          const outcomes = await Promise.race([page.closed, Promise.allSettled(both)]);
          if (outcomes === 'closed') continue;
          const refused = outcomes.filter(({ status }) => status === 'rejected');
          expect(refused).toHaveLength(1);
          if (outcomes[0]?.status === 'rejected') tab = other;
          const winner = outcomes.find((one) => one.status === 'fulfilled');
          if (winner?.status === 'fulfilled') {
            falselySaved += winner.value.done
              .flatMap(sourceOf)
              .filter((one) => !isWhole(one)).length;
            ({ left } = winner.value);
          }
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

        // Undone from another page, the other organization is as before.
        for (let round = 0; round < maxAttempts; round += 1) {
          const [kept] = await journal.runs();
          if (!kept) break;
          await untilDone(async () => {
            const { run } = await tabOf(kept);
            await run.undo(async (rows, work, after) => {
              await settleEach({ items: rows, work });
              await after?.();
            });
            return 'undone';
          });
        }
        isFailing = false;
        expect(tables()).toEqual(before);
        end(counts, { rows: due.length, lost, doubled, falselySaved });
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
