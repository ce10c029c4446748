import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/**
 * Files with a page first, then those without: a worker goes on to the next file only in the same environment, and
 * would otherwise be thrown away, with all the libraries it has loaded.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const withPage = new Set(sorted.filter(hasPage));
    return [...withPage, ...sorted.filter((file) => !withPage.has(file))];
  }
}
