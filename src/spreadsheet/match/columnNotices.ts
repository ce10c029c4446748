import type { ColumnProfile, Notice } from '../types';
import { plainHeading } from './plainHeading';

/** Adds the count under the name that messages use for singular and plural. */
export const counted = ({ code, values }: Notice): Notice => ({
  code,
  ...(values === undefined ? {} : { values: { ...values, smart_count: values.count ?? 1 } }),
});

/** Notices about columns: missing or duplicate headers, damaged codes. */
export const columnNotices = (profiles: readonly ColumnProfile[]): readonly Notice[] => {
  const notices: Notice[] = [];
  const blank = profiles.filter(({ heading, filled }) => heading === '' && filled > 0).length;
  if (blank > 0) notices.push({ code: 'blankHeading', values: { count: blank } });

  const seen = new Set<string>();
  const doubled = profiles.find(({ heading }) => {
    const plain = plainHeading(heading);
    if (plain === '') return false;
    const isKnown = seen.has(plain);
    seen.add(plain);
    return isKnown;
  });
  if (doubled) notices.push({ code: 'doubleHeading', values: { heading: doubled.heading } });

  for (const { heading, damaged } of profiles) {
    if (damaged > 0) {
      notices.push({ code: 'damagedCodes', values: { heading, count: damaged } });
    }
  }
  return notices.map(counted);
};
