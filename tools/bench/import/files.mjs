/** The files for measuring readers and importers, created once and kept in test-results/bench. */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvOf, xlsxOf } from '../fixtures/import/rows.mjs';

const folder = join(import.meta.dirname, '../../../test-results/bench');

/**
 * @param {'csv' | 'xlsx'} kind @param {number} rows
 * @returns {Promise<string>} path of the file
 */
export async function benchFile(kind, rows) {
  const path = join(folder, `rows-${rows}.${kind}`);
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  await mkdir(folder, { recursive: true });
  await writeFile(path, kind === 'csv' ? csvOf(rows) : await xlsxOf(rows));
  return path;
}
