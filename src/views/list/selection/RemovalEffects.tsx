import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import { eachOf } from '../../../lib/batches/calls';
import { holds } from '../../../schema/condition';
import type { Count } from '../../../schema/actions';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { fillTemplate } from '../../../schema/template';
import { askedCount, knownCount } from '../../manage/consequenceCounts';
import { EffectLines, widestCount } from '../../manage/EffectLines';
import { useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';

/** Number of records whose effects are asked for; more would be too many calls for a question. */
const maxCounted = 100;

/** Number of names, or of sentences about single records, that are shown. */
const maxLines = 5;

/** A text that names a value of the record is about that record only, so it cannot be summed up. */
const isOfOne = (text: string): boolean => /\{(?!smart_count\})/.test(text);

/** What a declared consequence means for one of the records. */
interface Effect {
  readonly record: RaRecord;
  readonly text: string;
  /** Position among the declared consequences, which is part of the catalogue's key. */
  readonly at: number;
  readonly count: number | null;
  readonly counts: Count | undefined;
}

interface Counted {
  readonly effects: readonly Effect[];
  /** Number of records whose counts were not asked for. */
  readonly uncounted: number;
}

interface RecordsProps {
  readonly declaration: AnyDeclaration;
  readonly records: readonly RaRecord[];
}

/** What is declared for the records, whose counts are not asked for yet. */
const dueOf = ({ declaration, records }: RecordsProps, within: Readonly<Record<string, string>>) =>
  records.flatMap((values) => {
    const record: RaRecord = { ...within, ...values };
    return (declaration.remove?.consequences ?? []).flatMap(({ text, counts, shownIf }, at) =>
      holds(shownIf, record) ? [{ record, text, at, counts }] : [],
    );
  });

const useEffects = ({ declaration, records }: RecordsProps, due: ReturnType<typeof dueOf>) => {
  const provider = useProvider();
  return useQuery({
    queryKey: [declaration.name, 'effects', 'remove', records],
    queryFn: async ({ signal }): Promise<Counted> => {
      const first = new Set(records.slice(0, maxCounted).map(({ id }) => id));
      const read = due.filter(
        ({ record, counts }) => knownCount(counts, record) !== undefined || first.has(record.id),
      );
      const effects = await eachOf(read, async ({ counts, ...effect }) => ({
        ...effect,
        counts,
        count:
          counts && !('field' in counts)
            ? await askedCount({ provider, counts, record: effect.record, signal })
            : (knownCount(counts, effect.record) ?? null),
      }));
      const isCut = read.length < due.length;
      return { effects, uncounted: isCut ? records.length - maxCounted : 0 };
    },
    // Not cached: the counts must be current.
    staleTime: 0,
    gcTime: 0,
  });
};

/** The effects of removing many records, each kind summed up. */
const useTextsOf = (declaration: AnyDeclaration) => {
  const { translate, nameOf } = useWords(declaration);
  const textOf = ({ at, text, record }: Effect, count: number): string =>
    fillTemplate(
      translate(`resources.${declaration.name}.removeConsequences.${at}`, {
        smart_count: count,
        _: text,
      }),
      { ...record, name: nameOf(record) },
    );
  return ({ effects, uncounted }: Counted): readonly string[] => {
    const counted = effects.filter(({ count }) => count !== null && count > 0);
    const single = new Set(
      counted
        .filter(({ text }) => isOfOne(text))
        .map((effect) => textOf(effect, effect.count ?? 0)),
    );
    // Two consequences may count the same in different ways: categories are referred to by id or by name.
    const summable = counted.filter(({ text }) => !isOfOne(text));
    const summed = [...new Set(summable.map(({ text }) => text))].map((text) =>
      summable.filter((effect) => effect.text === text),
    );
    const unsure = effects.filter(({ count }) => count === null).length + uncounted;
    const more = single.size - maxLines;
    // A product may be in several of the zones; only a record's own count is of nothing else.
    const isShared = summed.some(
      (same) => same.length > 1 && same.some(({ counts }) => counts && !('field' in counts)),
    );
    return [
      ...summed.flatMap((same) => {
        const [first] = same;
        const sum = same.reduce((before, { count }) => before + (count ?? 0), 0);
        return first ? [textOf(first, sum)] : [];
      }),
      ...(isShared ? [translate('facings.selection.shared')] : []),
      ...[...single].slice(0, maxLines),
      ...(more > 0 ? [translate('facings.selection.more', { smart_count: more })] : []),
      ...(unsure > 0 ? [translate('facings.selection.unchecked', { smart_count: unsure })] : []),
    ];
  };
};

const Effects = (props: RecordsProps) => {
  const translate = useTranslate();
  const due = dueOf(props, useParentIds());
  const { data, isLoading, isError } = useEffects(props, due);
  const textsOf = useTextsOf(props.declaration);
  const room = textsOf({
    effects: due.map((effect) => ({
      ...effect,
      count: knownCount(effect.counts, effect.record) ?? widestCount,
    })),
    uncounted: 0,
  });
  const counting = [translate('facings.views.manage.counting')];
  const counted = isError || !data ? [translate('facings.selection.uncheckedAll')] : textsOf(data);
  return <EffectLines lines={isLoading ? counting : counted} room={room} />;
};

/** The names of the records, and what else their removal affects. */
export const RemovalEffects = ({ declaration, records }: RecordsProps) => {
  const { translate, nameOf } = useWords(declaration);
  const more = records.length - maxLines;
  return (
    <>
      {records.length > 1 && (
        <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {[
            records.slice(0, maxLines).map(nameOf).join(', '),
            ...(more > 0 ? [translate('facings.selection.more', { smart_count: more })] : []),
          ].join(' ')}
        </Typography>
      )}
      {declaration.remove?.consequences && <Effects declaration={declaration} records={records} />}
    </>
  );
};
