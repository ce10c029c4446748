/** Every header has a name that HTTP can carry, and a value on one line. A stored one is never refused. */
import type { OwnRule } from '../../src/schema/fieldBase';
import { isObject } from '../../src/lib/util/isObject';
import { characterFault } from '../../src/lib/rules/textFault';

/** A token of HTTP (RFC 9110, 5.1). */
const headerName = /^[!#$%&'*+.^_`|~\w-]+$/;

export const headersRule: OwnRule = (value, { label, stored }) => {
  const before = isObject(stored) ? stored : {};
  const changed = Object.entries(isObject(value) ? value : {}).filter(
    ([name, header]) => !Object.hasOwn(before, name) || before[name] !== header,
  );
  const odd = changed.find(([name]) => !headerName.test(name) && !Object.hasOwn(before, name));
  if (odd) return { key: 'facings.rules.headerName', values: { label, name: odd[0] } };
  return (
    changed
      .map(([name, header]) =>
        typeof header === 'string' ? characterFault({ label: name }, header) : null,
      )
      .find((fault) => fault !== null) ?? null
  );
};
