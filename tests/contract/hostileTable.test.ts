/** docs/hostile-files.md lists the tested files; `npx vitest run -u tests/contract` updates it. */
import { expect, it } from 'vitest';
import { files } from '../../src/messages/en/files';
import { hostileFiles } from '../../src/lib/tables/testing/hostile';
import { hostileTexts } from '../../src/lib/tables/testing/hostileText';

const saidOf = (expected: string): string =>
  expected === 'opened' ? 'Opened' : (files.refused as Record<string, string>)[expected]!;

it('lists the tested files', async () => {
  const rows = [...hostileTexts(), ...hostileFiles()].map(
    ({ name, fileName, expected }) => `| ${name} | ${fileName} | ${saidOf(expected)} |`,
  );
  const table = [
    '# Hostile and misleading files',
    '',
    'Unit tests open each of these files, and `tests/e2e/bulk/files.spec.ts` and `hostile.spec.ts` open them in a',
    'browser. `tests/contract/hostileTable.test.ts` generates this table.',
    '',
    '| File | File name | Message |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ];
  await expect(table.join('\n')).toMatchFileSnapshot('../../docs/hostile-files.md');
});
