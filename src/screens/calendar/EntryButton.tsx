import Layers from '@mui/icons-material/LayersOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, type CSSProperties } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Badge } from '../../fields/shared/Badge';
import { dayLength } from '../../lib/time/days';
import type { Tone } from '../../schema/field';
import { regionOf } from '../../lib/text/region';
import { minuteLength } from '../../lib/time/zonedDays';
import { isFolded, zonesIn } from './entries';
import { outcomeKinds, type RunOutcome, type OutcomeKind } from './outcomes';
import { spanText, useEntryWords } from './texts';
import { entryMark } from './useEntryKeys';
import type { ShownEntry } from './useWeek';

const tones: Readonly<Record<OutcomeKind, Tone>> = {
  done: 'success',
  failed: 'danger',
  running: 'info',
  queued: 'neutral',
  missed: 'warning',
  unknown: 'neutral',
};

/** Number of runs per result; nothing if none is known. */
export const OutcomeBadges = ({ outcome }: { readonly outcome: RunOutcome }) => {
  const translate = useTranslate();
  const kinds = outcomeKinds.filter((kind) => outcome[kind] > 0);
  if (kinds.every((kind) => kind === 'unknown')) return null;
  return kinds.map((kind) => (
    <Badge key={kind} tone={tones[kind]}>
      {translate(`facings.calendar.outcome.${kind}`, { smart_count: outcome[kind] })}
    </Badge>
  ));
};

interface EntryButtonProps {
  readonly entry: ShownEntry;
  /** Null for a future run. */
  readonly outcome: RunOutcome | null;
  readonly hue: number;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (entry: ShownEntry, anchor: HTMLElement) => void;
}

const dayMinutes = dayLength / minuteLength;

/** One entry of a day: time, template, number of zones, duration, and result. */
export const EntryButton = memo(
  ({ entry, outcome, hue, isCurrent, isOpen, onOpen }: EntryButtonProps) => {
    const translate = useTranslate();
    const locale = regionOf(useLocale());
    const words = useEntryWords();
    const { template, parts, times, overlaps, isOwnOverlap } = entry;
    const isOverlapping = overlaps.some(({ isMarked }) => isMarked) || isOwnOverlap;
    const style: CSSProperties & Record<'--hue', number> = { '--hue': hue };
    return (
      <ButtonBase
        className="entry"
        style={style}
        tabIndex={isCurrent ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...{ [entryMark]: entry.key }}
        onClick={({ currentTarget }) => onOpen(entry, currentTarget)}
      >
        <span className="time">{words.time(entry)}</span>{' '}
        {isFolded(entry) && (
          <span className="span">
            {translate('facings.calendar.entry.runs', { smart_count: times.length })}
          </span>
        )}{' '}
        {template.length > 0 && <span className="span">{spanText(template.length, locale)}</span>}{' '}
        <span className="name">{template.name}</span>{' '}
        <span className="where">
          <span>
            {translate('facings.calendar.entry.zones', { smart_count: zonesIn(entry) })}
            {parts.length > 1 && ' ·'}
          </span>{' '}
          {parts.length > 1 && (
            <span>
              {translate('facings.calendar.entry.timeZones', { smart_count: parts.length })}
            </span>
          )}
        </span>{' '}
        {(outcome || isOverlapping) && (
          <span className="marks">
            {outcome && <OutcomeBadges outcome={outcome} />}
            {isOverlapping && (
              <span className="mark overlap">
                <Layers aria-hidden />
                {translate('facings.calendar.entry.overlaps')}
              </span>
            )}
          </span>
        )}
        <Track entry={entry} />
      </ButtonBase>
    );
  },
);
EntryButton.displayName = 'EntryButton';

/** Draws its position in the day; the text above has the same information. */
const Track = ({ entry: { times, template } }: { readonly entry: ShownEntry }) => {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const end = Math.min(dayMinutes, last + template.length / minuteLength);
  return (
    <span className="track" aria-hidden>
      <span
        style={{
          left: `${(100 * first) / dayMinutes}%`,
          width: `${(100 * (end - first)) / dayMinutes}%`,
        }}
      />
    </span>
  );
};
