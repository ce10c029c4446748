import type { ChartModel, ChartWords } from '../types';

/** Characters that are not portable in file names. */
const unsafe = /[^\p{L}\p{N}._-]+/gu;

const rangeOf = (model: ChartModel): string => {
  if (model.type !== 'days') return '';
  const [first, last] = [model.days[0]?.key, model.days.at(-1)?.key];
  return first === undefined || last === undefined ? '' : `${first}_${last}`;
};

/** The file name contains the date range and the time zone, so that the file contains only figures. */
export const fileNameOf = (model: ChartModel, words: ChartWords, ending: string): string => {
  const range = rangeOf(model);
  // The caller may have included the range already.
  const isNamed = range === '' || words.fileName.includes(range.slice(0, 10));
  const parts = [words.fileName, isNamed ? '' : range, words.timeZone.replaceAll('/', '-')];
  const name = parts.filter((part) => part !== '').join('_');
  return `${name.replace(unsafe, '-')}.${ending}`;
};
