/** Templates without runs, or with missing zones, and why. */
import type { RuleMessage } from '../../schema/rules/message';
import type { PlannedTemplate } from './plan';

/** The local time and moment of a template's next run. */
export interface NextRun {
  readonly at: number;
  readonly timeZone: string;
}

export type IdleReason =
  | { readonly kind: 'fault'; readonly fault: RuleMessage; readonly expression: string }
  | { readonly kind: 'ended'; readonly at: number }
  | { readonly kind: 'noZones' }
  /** It runs later; null if no next run is found. */
  | { readonly kind: 'later'; readonly next: NextRun | null }
  | { readonly kind: 'allGone'; readonly count: number }
  /** It runs in its other zones. */
  | { readonly kind: 'someGone'; readonly count: number };

export interface Idle {
  readonly template: PlannedTemplate;
  readonly reasons: readonly IdleReason[];
}

const reasonsOf = (
  { fault, expression, endsAt, zones, goneZones }: PlannedTemplate,
  from: number,
): readonly IdleReason[] => [
  ...(fault === null ? [] : [{ kind: 'fault', fault, expression } as const]),
  ...(endsAt !== null && endsAt <= from ? [{ kind: 'ended', at: endsAt } as const] : []),
  ...(zones.length > 0 || goneZones > 0 ? [] : [{ kind: 'noZones' } as const]),
  ...(goneZones === 0
    ? []
    : [{ kind: zones.length === 0 ? 'allGone' : 'someGone', count: goneZones } as const]),
];

/** @param from start of the visible period */
export const idleOf = (templates: readonly PlannedTemplate[], from: number): readonly Idle[] =>
  templates.flatMap((template) => {
    const reasons = reasonsOf(template, from);
    return reasons.length === 0 ? [] : { template, reasons };
  });
