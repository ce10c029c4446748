import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useProvider } from '../../fields/useProvider';
import { eachOf } from '../../lib/batches/calls';
import { groupsOf } from '../../lib/util/groupsOf';
import { holds } from '../../schema/condition';
import type { Count } from '../../schema/actions';
import type { AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { useParentIds } from '../place/placeContext';
import { useWords } from '../useWords';
import { askedCount, knownCount } from './consequenceCounts';
import { EffectLines, widestCount } from './EffectLines';

/** Number of records whose effects are asked for; more would be too many calls for a question. */
const maxCounted = 100;

/** Number of names, or of sentences about single records, that are shown. */
export const maxLines = 5;

/** A text that names a value of the record is about that record only, so it cannot be summed up. */
const isOfOne = ({ text }: Effect): boolean => /\{(?!smart_count\})/.test(text);

/** What a declared consequence means for one of the records. */
interface Effect {
  readonly record: RaRecord;
  readonly text: string;
  /** Position among the declared consequences, which is part of the catalogue's key. */
  readonly at: number;
  readonly counts: Count | undefined;
  /** Null if it is unknown, undefined if it must be asked for. */
  readonly count: number | null | undefined;
}

interface ConsequencesProps {
  readonly declaration: AnyDeclaration;
  readonly purpose: 'edit' | 'remove';
  readonly records: readonly RaRecord[];
  /** False postpones the counting. */
  readonly isAsked?: boolean;
}

const useEffects = ({ declaration, purpose, records, isAsked = true }: ConsequencesProps) => {
  const provider = useProvider();
  const within = useParentIds();
  const due = records.flatMap((values) => {
    // Templates and conditions may use the parent ids as well.
    const record: RaRecord = { ...within, ...values };
    return (declaration[purpose]?.consequences ?? []).flatMap(
      ({ text, counts, shownIf }, at): Effect[] =>
        holds(shownIf, record)
          ? [{ record, text, at, counts, count: knownCount(counts, record) }]
          : [],
    );
  });
  const first = new Set(records.slice(0, maxCounted).map(({ id }) => id));
  const uncounted = due.filter(({ record, count }) => count === undefined && first.has(record.id));
  const { data, isLoading } = useQuery({
    // With the records themselves, so that nothing of a removed one is read again.
    queryKey: [declaration.name, 'effects', purpose, ...records],
    queryFn: ({ signal }) =>
      eachOf(uncounted, async ({ counts, record }) =>
        counts && !('field' in counts)
          ? // A count that fails is unknown, and hides no other.
            askedCount({ provider, counts, record, signal }).catch(() => null)
          : null,
      ),
    enabled: isAsked && uncounted.length > 0,
    // Not cached: the counts must be current.
    staleTime: 0,
    gcTime: 0,
  });
  const counted = data
    ? due.map((effect) => ({
        ...effect,
        count: effect.count ?? data[uncounted.indexOf(effect)] ?? null,
      }))
    : due;
  return { due, counted, isLoading };
};

/** The effects on several records, each kind summed up. */
const useTextsOf = ({ declaration, purpose, records }: ConsequencesProps) => {
  const { translate, nameOf } = useWords(declaration);
  const textOf = ({ at, text, record }: Effect, count: number): string =>
    fillTemplate(
      translate(`resources.${declaration.name}.${purpose}Consequences.${at}`, {
        smart_count: count,
        _: text,
      }),
      { ...record, name: nameOf(record) },
    );
  return (effects: readonly Effect[]): readonly string[] => {
    const counted = effects.filter(({ count }) => count);
    const single = new Set(counted.filter(isOfOne).map((one) => textOf(one, one.count ?? 0)));
    // Two consequences may count the same in different ways: categories are referred to by id or by name.
    const summed = [
      ...groupsOf(
        counted.filter((effect) => !isOfOne(effect)),
        ({ text }) => text,
      ).values(),
    ];
    const unsure = new Set(
      effects.flatMap(({ count, record }) => (count === null ? [record.id] : [])),
    ).size;
    const more = single.size - maxLines;
    // A product may be in several of the zones; only a record's own count is of nothing else.
    const isShared = summed.some(
      (same) => same.length > 1 && same.some(({ counts }) => counts && !('field' in counts)),
    );
    const [only] = records.length === 1 ? records : [];
    return [
      ...summed.map((same) =>
        textOf(
          same[0],
          same.reduce((sum, { count }) => sum + (count ?? 0), 0),
        ),
      ),
      ...(isShared ? [translate('facings.selection.shared')] : []),
      ...[...single].slice(0, maxLines),
      ...(more > 0 ? [translate('facings.selection.more', { smart_count: more })] : []),
      ...(unsure === 0
        ? []
        : [
            only
              ? translate('facings.views.manage.uncounted', { name: nameOf(only) })
              : translate('facings.selection.unchecked', { smart_count: unsure }),
          ]),
    ];
  };
};

/** The effects of a removal or change, one sentence per line, shown as soon as they are known. */
export const Consequences = (props: ConsequencesProps) => {
  const { translate } = useWords(props.declaration);
  const { due, counted, isLoading } = useEffects(props);
  const textsOf = useTextsOf(props);
  const room = due.flatMap(({ count = widestCount, ...effect }) =>
    count === null ? [] : [{ ...effect, count }],
  );
  const counting = isLoading ? [translate('facings.views.manage.counting')] : [];
  return <EffectLines lines={[...textsOf(counted), ...counting]} room={textsOf(room)} />;
};
