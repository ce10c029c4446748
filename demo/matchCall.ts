/** Which row of the contract a call is; words of a path go before its {names}. */
import type { ContractRow } from './contractRow';

interface Pattern {
  readonly row: ContractRow;
  readonly method: string;
  readonly segments: readonly string[];
}

const isName = (segment: string): boolean => segment.startsWith('{');

const patternOf = (row: ContractRow): Pattern => {
  const [method = '', path = ''] = row.name.split(' ');
  return { row, method, segments: path.split('/') };
};

const firstName = ({ segments }: Pattern): number => {
  const at = segments.findIndex(isName);
  return at === -1 ? Infinity : at;
};

const fits = (segments: readonly string[], path: readonly string[]): boolean =>
  segments.length === path.length &&
  segments.every((segment, at) => (isName(segment) ? path[at] !== '' : segment === path[at]));

export const createMatcher = (contract: readonly ContractRow[]) => {
  const patterns = contract.map(patternOf).sort((a, b) => firstName(b) - firstName(a));
  /** @param path without query */
  return (method: string, path: string): ContractRow | undefined => {
    try {
      decodeURIComponent(path);
    } catch {
      return undefined;
    }
    const segments = path.split('/');
    return patterns.find((one) => one.method === method && fits(one.segments, segments))?.row;
  };
};
