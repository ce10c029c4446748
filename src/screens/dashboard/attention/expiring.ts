/** Environments that expire soon. */
import { asText } from '../../../fields/shared/asText';
import { momentOf } from '../../../fields/moment/momentText';
import { dayLength } from '../../../schema/days';

export interface Expiring {
  readonly id: string;
  readonly name: string;
  /** Milliseconds. */
  readonly at: number;
}

/** Milliseconds before expiry in which a warning is shown. */
const warningTime = 3 * dayLength;

/** Soonest first, without expired ones. */
export const expiringOf = (
  rows: readonly Readonly<Record<string, unknown>>[],
  now: number,
): readonly Expiring[] =>
  rows
    .flatMap((row) => {
      const at = momentOf(row.expires)?.getTime();
      if (at === undefined || at <= now || at > now + warningTime) return [];
      const id = String(row.id);
      return [{ id, name: asText(row.name) ?? id, at }];
    })
    .sort((one, other) => one.at - other.at);
