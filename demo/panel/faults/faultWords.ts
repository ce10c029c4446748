/** Describes an armed fault, how often it was applied, and whether it is finished. */
import type { ArmedFault, Fault } from '../../settings';
import { say } from '../say';
import { words } from '../words';

const { describe } = words.faults;

const targetOf = ({ call, method, path, only }: Fault): string => {
  const named = [call, method, path].filter((part) => part !== undefined).join(' ');
  const kind = only === undefined ? describe.any : describe[only];
  if (named === '') return kind;
  return only === undefined ? named : `${named} (${kind})`;
};

const effectOf = (fault: Fault): string => {
  const status = String(fault.status ?? 200);
  if (fault.drop) return describe.drop;
  if (fault.html !== undefined) return say(describe.html, { status });
  if (fault.status === undefined && fault.body === undefined) {
    return say(describe.delay, { ms: fault.delayMs ?? 0 });
  }
  return say(fault.commit ? describe.commit : describe.refused, { status });
};

const oftenOf = ({ times, after, every }: Fault): string => {
  const said = [
    // A negative value is an internal offset and is not shown.
    ...(after === undefined || after <= 0 ? [] : [say(describe.after, { n: after })]),
    ...(every === undefined ? [] : [say(describe.every, { n: every })]),
    ...(times === undefined
      ? []
      : [times === 1 ? describe.next : say(describe.times, { n: times })]),
  ];
  return said.length === 0 ? describe.always : said.join(', ');
};

/** Such as `POST /api/items: answers 500, the next one only`. */
export const describeFault = (fault: Fault): string =>
  `${targetOf(fault)}: ${effectOf(fault)}, ${oftenOf(fault)}`;

/** How often it was applied, out of the matching calls. */
export const strikesOf = ({
  matched,
  after = 0,
  every = 1,
  times = Infinity,
}: ArmedFault): number => Math.min(times, Math.floor(Math.max(0, matched - after) / every));

export const isOver = (fault: ArmedFault): boolean =>
  fault.times !== undefined && strikesOf(fault) >= fault.times;
