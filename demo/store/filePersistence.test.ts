import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filePersistence } from './filePersistence';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facings-'));
});
afterEach(() => rm(folder, { recursive: true }));

const row = (id: string, name: string) => ({ table: 'items', id, row: { id, name } });
const changesIn = async (path: string) =>
  (await (await filePersistence(path)).changesSince(undefined)).changes;

describe('the state in a file', () => {
  it('survives a restart with its removals, newest values only', async () => {
    const path = join(folder, 'state.json');
    const one = await filePersistence(path);
    await one.write([row('a', 'first'), row('b', 'stays')]);
    await one.write([row('a', 'second'), { table: 'items', id: 'c', row: null }]);
    const kept = [row('b', 'stays'), row('a', 'second'), { table: 'items', id: 'c', row: null }];
    expect(await changesIn(path)).toEqual(kept);
    // Read again, now from the file that the restart has consolidated.
    expect(await changesIn(path)).toEqual(kept);
  });

  it('keeps everything but a line that a crash cut off', async () => {
    const path = join(folder, 'state.json');
    const one = await filePersistence(path);
    await one.write([row('a', 'kept')]);
    await one.write([row('b', 'kept')]);
    await appendFile(`${path}.log`, '[{"table":"items","id":"c","row":{"id"');
    expect(await changesIn(path)).toEqual([row('a', 'kept'), row('b', 'kept')]);
  });

  it('is empty after it was cleared', async () => {
    const path = join(folder, 'state.json');
    const one = await filePersistence(path);
    await one.write([row('a', 'gone')]);
    await one.write([row('b', 'gone')]);
    await one.clear();
    expect(await changesIn(path)).toEqual([]);
  });
});
