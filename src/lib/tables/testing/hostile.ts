import type { RefusalCode } from '../types';
import { contents } from './hostileContents';
import { bombs, zips } from './hostileZips';

/** A malicious or misleading file, and the expected result. */
export interface HostileFile {
  readonly name: string;
  readonly file: () => Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly expected: RefusalCode | 'opened';
}

/** Every hostile workbook; built on demand, since some are large. */
export const hostileFiles = (): HostileFile[] =>
  [...bombs, ...zips, ...contents].map(([name, expected, file]) => ({
    name,
    file,
    fileName: 'products.xlsx',
    expected,
  }));
