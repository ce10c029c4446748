/** Whether a record that was just created can be removed again: not if it was changed or is used since. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';
import { agree } from '../fields/sentValue';
import { eachOf } from '../lib/batches/calls';
import { holds } from '../schema/condition';
import type { Count } from '../schema/actions';
import { panelsOf, type AnyDeclaration } from '../schema/defineResource';
import { copyError } from './copy/copyError';
import { askedCount, knownCount } from './manage/consequenceCounts';
import type { Values } from '../lib/util/values';

/** What the platform gives fields that were left blank: a zone without a time zone runs in UTC. */
export const unsetOf = ({ fields }: AnyDeclaration): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'timeZone' ? [[name, 'UTC']] : [],
    ),
  );

/** Whether the record still has what was sent of it, as far as both can be compared. */
export const isUntouched = (record: Values, created: Values, unset: Values = {}): boolean =>
  Object.entries(created).every(
    ([name, value]) =>
      !Object.hasOwn(record, name) ||
      (typeof value === 'object' && value !== null) ||
      agree(record[name], value) ||
      ((value === null || value === '') && record[name] === unset[name]),
  );

/** The error of a record that stays as it is, because someone has changed it. */
export const changedSince = () => copyError('facings.selection.changedSince');

/**
 * Whether other records use it: a removal would have one of its declared consequences, or records are joined to it.
 * Unknown counts count as used.
 *
 * @param except names of entities whose records belong to it
 */
export const isInUse = async (
  provider: FacingsDataProvider,
  declaration: AnyDeclaration,
  record: RaRecord,
  except: readonly string[] = [],
): Promise<boolean> => {
  const { signal } = new AbortController();
  const effects = (declaration.remove?.consequences ?? []).flatMap(({ counts, shownIf }) =>
    counts && holds(shownIf, record) ? [counts] : [],
  );
  const joined = panelsOf(declaration).flatMap((panel) =>
    'links' in panel ? [panel.links.joined] : [],
  );
  const due: readonly Count[] = [...effects, ...joined].filter(
    (count) => !('of' in count && except.includes(count.of)),
  );
  const counts = await eachOf(due, async (count) => {
    const knownTotal = knownCount(count, record);
    return knownTotal !== undefined || 'field' in count
      ? knownTotal
      : askedCount({ provider, counts: count, record, signal });
  });
  return counts.some((count) => count !== 0);
};
