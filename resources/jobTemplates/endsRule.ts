/** A template that has ended when it is saved would never run. */
import { momentOf } from '../../src/lib/time/moments';
import type { OwnRule } from '../../src/schema/fieldBase';

export const endsRule: OwnRule = (value, { label }) => {
  const moment = momentOf(value);
  return moment !== null && moment.getTime() <= Date.now()
    ? { key: 'facings.rules.future', values: { label } }
    : null;
};
