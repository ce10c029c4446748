/**
 * Drops every hostile file on the tool in a real browser: each is refused with its own message or opened, and the page
 * keeps working (docs/hostile-files.md).
 *
 * @worlds nightly: src/lib/tables/worker/hostile.test.ts reads them without a page. Files do not leave the browser, so the connection does not matter.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNamedOnly } from '../../../scripts/worlds.mjs';
import { files } from '../../../src/messages/en/files';
import { hostileFiles } from '../../../src/lib/tables/testing/hostile';
import { hostileTexts } from '../../../src/lib/tables/testing/hostileText';
import { expect, test } from '../support/test';
import { began, toolPath } from './tool';

/** The text of a refusal, with any values. */
const wordsOf = (code: keyof typeof files.refused): RegExp =>
  new RegExp(
    files.refused[code]
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );

/** `npm test` tries one file of each outcome here, and all of them in the worker's own test. */
const tried = <One extends { readonly expected: string }>(all: readonly One[]): readonly One[] =>
  isNamedOnly()
    ? all.filter((one, at) => all.findIndex(({ expected }) => expected === one.expected) === at)
    : all;

test('every hostile file is refused in its own words, or opened', async ({
  page,
  open,
  expected,
}) => {
  test.setTimeout(900_000);
  // Parse errors are logged (rules 8).
  expected.push(/./);
  await open(toolPath);
  const dialog = await began(page);
  // Files are passed by path: sending 49 MB through the test's connection would be slow.
  await page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), { type: 'file', id: 'probe' });
    document.body.append(input);
  });
  const folder = await mkdtemp(join(tmpdir(), 'facings-'));
  const panel = dialog.getByRole('region', { name: 'Match the columns' });
  const times: { name: string; ms: number }[] = [];
  try {
    for (const [at, hostile] of tried([...hostileTexts(), ...hostileFiles()]).entries()) {
      await test.step(hostile.name, async () => {
        const fileName = `${at}-${hostile.fileName}`;
        const path = join(folder, fileName);
        await writeFile(path, hostile.file());
        await page.locator('#probe').setInputFiles(path);
        const start = Date.now();
        await dialog.evaluate((element) => {
          for (const old of element.querySelectorAll('[role=alert]'))
            old.setAttribute('data-old', '');
          const [file] = document.querySelector<HTMLInputElement>('#probe')?.files ?? [];
          const dataTransfer = new DataTransfer();
          if (file) dataTransfer.items.add(file);
          element.dispatchEvent(
            new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
          );
        });
        if (hostile.expected === 'opened')
          await expect(panel).toContainText(fileName, { timeout: 30_000 });
        else
          await expect(
            dialog
              .locator('[role=alert]:not([data-old])')
              .filter({ hasText: wordsOf(hostile.expected) }),
          ).toBeVisible({ timeout: 30_000 });
        times.push({ name: hostile.name, ms: Date.now() - start });
        await rm(path);
      });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  test
    .info()
    .annotations.push({
      type: 'slowest',
      description: slowest.map(({ name, ms }) => `${name} ${ms} ms`).join('; '),
    });
  // The page still works: a valid file is accepted.
  const path = join(tmpdir(), `facings-right-${Date.now()}.csv`);
  await writeFile(path, 'sku,product_description\nRIGHT-1,Right at last\n');
  await page.locator('#probe').setInputFiles(path);
  await dialog.evaluate((element) => {
    const [file] = document.querySelector<HTMLInputElement>('#probe')?.files ?? [];
    const dataTransfer = new DataTransfer();
    if (file) dataTransfer.items.add(file);
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(panel).toContainText('facings-right', { timeout: 30_000 });
  await rm(path);
});
