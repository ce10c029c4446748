import { useTranslate } from 'react-admin';
import { Badge } from '../../fields/shared/Badge';
import type { Tone } from '../../schema/field';
import { outcomeKinds, type Outcome, type OutcomeKind } from './outcomes';

const tones: Readonly<Record<OutcomeKind, Tone>> = {
  done: 'success',
  failed: 'danger',
  running: 'info',
  queued: 'neutral',
  missed: 'warning',
  unknown: 'neutral',
};

/** Number of runs per result; nothing if none is known. */
export const OutcomeBadges = ({ outcome }: { readonly outcome: Outcome }) => {
  const translate = useTranslate();
  const told = outcomeKinds.filter((kind) => outcome[kind] > 0);
  if (told.every((kind) => kind === 'unknown')) return null;
  return told.map((kind) => (
    <Badge key={kind} tone={tones[kind]}>
      {translate(`facings.calendar.outcome.${kind}`, { smart_count: outcome[kind] })}
    </Badge>
  ));
};
