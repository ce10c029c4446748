import { beforeAll, describe, expect, test } from 'vitest';
import { declarations } from '../../resources/index';
import { screenTexts } from '../../src/messages/en/screenTexts';
import { readBuild } from './build';
import type { Build } from './build';

const signIn = ['index.html', 'src/screens/signIn/AuthApp.tsx'];
// The list is part of the console's own chunk, since most paths show a list first.
const firstList = ['index.html', 'src/app/ConsoleApp.tsx'];

/**
 * Maximum KiB of JavaScript, gzip -9. The smallest react-admin application (tools/bench/fixtures/floor) has 327 KiB; the targets
 * are half of it for sign-in and 0.95 of it for the first list. `npm run bench` measures both in a browser. The list's
 * maximum is slightly above its current size, so that additions are deliberate. The import includes the texts of all
 * screens that are not loaded at the start, matching of values and units, returning unfinished rows to the sheet, and a
 * grid that the availability matrix shares (1.5); the first list includes the filter sheet and the tools menu of
 * a phone, the list that stays in the page with its layout and links, react-admin's stored settings, and what finds the
 * parents of a call without them (7); reading a file includes headers in three languages.
 */
const ceilings = { signIn: 165, firstList: 310, bulkAdd: 85, fileReading: 32 };

/** Declarations are part of the first list: one more may add this many KiB beyond those that the ceiling counts. */
const kibOfDeclaration = 0.4;
const countedDeclarations = 37;
const furtherDeclarations = Math.max(0, declarations.length - countedDeclarations);

/** Everything loaded when a user opens a list's menu: its form is preloaded. */
const listAndForm = [
  ...firstList,
  'src/views/EntityCreate.tsx',
  'src/views/list/toolbar/GearMenu.tsx',
];
const bulkAdd = [...listAndForm, 'src/screens/bulk/add/BulkAdd.tsx'];

let build: Build;
beforeAll(() => {
  build = readBuild('dist');
});

describe('the production build', () => {
  test('sign-in stays within its ceiling', () => {
    expect(build.kibFor(signIn)).toBeLessThan(ceilings.signIn);
  });

  test('the first list stays within its ceiling', () => {
    expect(build.kibFor(firstList)).toBeLessThan(
      ceilings.firstList + furtherDeclarations * kibOfDeclaration,
    );
  });

  test('the import stays within its ceilings, opened and with a file', () => {
    expect(build.kibFor(bulkAdd) - build.kibFor(listAndForm)).toBeLessThan(ceilings.bulkAdd);
    const mapping = [...bulkAdd, 'src/screens/bulk/add/mapping/MappingStep.tsx'];
    const reading = build.scripts.filter((script) => /assets\/worker-/.test(script));
    expect(reading).toHaveLength(1);
    const ofFile = build.kibFor(mapping) - build.kibFor(bulkAdd) + build.kibOf(reading);
    expect(ofFile).toBeLessThan(ceilings.fileReading);
  });

  test('a screen comes with its texts', () => {
    const before = build.scriptsBefore(firstList, 'src/messages/en/screenTexts.ts');
    expect(before.length).toBeGreaterThan(20);
    const key = new RegExp(String.raw`facings\.(${Object.keys(screenTexts).join('|')})\.`);
    expect(build.scripts.filter((script) => key.test(build.read(script))).length).toBeGreaterThan(
      20,
    );
    expect(before.filter((script) => key.test(build.read(script)))).toEqual([]);
  });

  test('the import waits for no writer and no reader of old formats', () => {
    const late = expect.stringMatching(/node_modules\/(@e965\/)?(xlsx|papaparse)\//);
    expect(sourcesFor(bulkAdd)).not.toContainEqual(late);
  });

  test('sign-in waits for no part of the console', () => {
    expect(sourcesFor(signIn)).not.toContainEqual(
      expect.stringMatching(
        /node_modules\/(ra-ui-materialui|react-router)\/|^(resources|src\/views)\//,
      ),
    );
  });

  test('the first list waits for no spreadsheet, parser or schedule code', () => {
    const late = expect.stringMatching(/node_modules\/(@e965\/)?(xlsx|papaparse|cronstrue)\//);
    expect(sourcesFor(firstList)).not.toContainEqual(late);
  });

  test('the dashboard shows its numbers before it waits for what draws charts', () => {
    const charts = expect.stringMatching(/node_modules\/@mui\/x-charts/);
    const dashboard = [...firstList, 'src/screens/dashboard/frame/Overview.tsx'];
    expect(sourcesFor(dashboard)).not.toContainEqual(charts);
    expect(sourcesFor(['src/lib/charts/drawing/Drawing.tsx'])).toContainEqual(charts);
  });
});

const sourcesFor = (entries: readonly string[]) =>
  build.scriptsFor(entries).flatMap(build.sourcesOf);
