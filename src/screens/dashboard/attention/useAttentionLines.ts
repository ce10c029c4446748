/** Texts of what needs attention, most severe first, each with a link. */
import { useLocale, useTranslate } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { momentText, relativeTo } from '../../../fields/moment/momentText';
import { useNow } from '../../../fields/moment/useNow';
import { regionOf } from '../../../lib/text/region';
import { listPath, viewPath } from '../../../schema/routes';
import type { FailedZone, FailureGroup } from '../../../jobs/failureGroups';
import { useReasonText } from '../../../jobs/useReasonText';
import { useShared } from '../figures/FiguresContext';
import { scheduledAt, type LateJobs } from './rules';
import { sources, type AttentionState } from './useAttention';

export interface FailureLine {
  readonly key: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong, as the text of the link. */
  readonly text: string;
  readonly to: string;
  /** Below the line: zones, each with its link, before the text. */
  readonly more?: { readonly text?: string; readonly zones?: readonly FailedZone[] };
}

/** Maximum number of lines per kind; more are counted. */
export const maxAttentionLines = 5;

/**
 * The lines of the sources that are known. A source that is known before one above it waits for that: no line moves
 * another one.
 */
export const useAttentionLines = (attention: AttentionState): readonly FailureLine[] => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const registry = useRegistry();
  const now = useNow();
  const reasonText = useReasonText();
  const { accountId, zoneIds, timeZone, addressOf } = useShared();
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.attention.${key}`, { ...values });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const jobs = registry.find('jobs');
  const [zoneId, another] = zoneIds;
  const recentJobs = (narrowed: Readonly<Record<string, string>> = {}) => {
    // A list of jobs can be filtered by one zone only.
    const zone = zoneId !== undefined && another === undefined ? { zone_id: zoneId } : {};
    const parameters = new URLSearchParams({ account_id: accountId, ...zone, ...narrowed });
    return `${listPath(jobs)}?${parameters.toString()}`;
  };

  const failureLine = ({ key, reason, jobs: failed, zones }: FailureGroup): FailureLine => {
    const [first, second] = failed;
    const at = first ? scheduledAt(first) : null;
    const count = failed.length;
    return {
      key: `failed ${key}`,
      severity: 'error',
      text: translate('facings.jobs.reasons.group', {
        reason: reasonText(reason),
        smart_count: count,
      }),
      to: first && !second ? viewPath(jobs, first.id) : recentJobs({ state: 'FAILED' }),
      more: {
        zones,
        ...(at === null
          ? {}
          : {
              text: say(second ? 'jobsAt' : 'jobAt', { moment: momentText(at, locale, timeZone) }),
            }),
      },
    };
  };
  const lateLine = ({ name, ids, zoneName, at }: LateJobs): FailureLine => {
    const [only] = ids;
    const isOne = ids.length === 1 && only !== undefined;
    const values = { name, zone: zoneName ?? say('somewhere'), smart_count: ids.length };
    return {
      key: `late ${name}`,
      severity: 'warning',
      text: say(`late.${isOne ? 'one' : 'many'}`, values),
      to: isOne ? viewPath(jobs, only) : recentJobs({ q: name, state: 'QUEUED' }),
      ...(at === null
        ? {}
        : {
            more: {
              text: say(isOne ? 'jobAt' : 'jobsAt', { moment: momentText(at, locale, timeZone) }),
            },
          }),
    };
  };

  const { fallen, failures, late, expiring, hasNoUnits, unitless, pending } = attention;
  const noUnits = (id: string, text: string, severity: FailureLine['severity']): FailureLine => ({
    key: `units ${id}`,
    severity,
    text,
    to: listPath(registry.find('organizationUnits'), { account_id: id }),
    more: { text: say('noUnitsHint') },
  });
  const moreOf = (many: number, key: string, to: string): readonly FailureLine[] =>
    many > maxAttentionLines
      ? [
          {
            key,
            severity: 'warning',
            text: say(key, { smart_count: many - maxAttentionLines }),
            to,
          },
        ]
      : [];
  const units = hasNoUnits ? [noUnits(accountId, say('noUnitsHere'), 'error')] : [];
  const ofJobs = [
    ...[...failures.map(failureLine), ...late.map(lateLine)].slice(0, maxAttentionLines),
    ...moreOf(failures.length + late.length, 'moreJobs', recentJobs()),
  ];
  const accuracy = [
    ...fallen
      .slice(0, maxAttentionLines)
      .map(({ zoneId, zoneName, was, accuracy, jobs: many }) => ({
        key: `zone ${zoneId}`,
        severity: 'warning' as const,
        text: say('fell', {
          zone: zoneName,
          was: percent.format(was),
          accuracy: percent.format(accuracy),
        }),
        to: viewPath(registry.find('zones'), zoneId),
        more: { text: say('fellJobs', { smart_count: many }) },
      })),
    ...moreOf(fallen.length, 'moreFell', addressOf({ tab: 'accuracy' })),
  ];
  const environments = expiring.map(({ id, name, at }) => ({
    key: `environment ${id}`,
    severity: 'warning' as const,
    text: say('expires', { name, when: relativeTo(at, now, locale) }),
    to: viewPath(registry.find('environments'), id),
    more: { text: say('expiresAt', { moment: momentText(at, locale, timeZone) }) },
  }));
  const others = [
    ...unitless
      .slice(0, maxAttentionLines)
      .map(({ id, name }) => noUnits(id, say('noUnits', { organization: name }), 'warning')),
    ...moreOf(unitless.length, 'moreUnitless', listPath(registry.find('organizations'))),
  ];
  const all = { units, jobs: ofJobs, accuracy, environments, others };
  const order = [...sources, 'others'] as const;
  const first = order.findIndex((source) => pending.includes(source));
  return order.slice(0, first === -1 ? order.length : first).flatMap((source) => all[source]);
};
