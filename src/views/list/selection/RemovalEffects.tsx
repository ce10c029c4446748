import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import { eachOf } from '../../../lib/batches/calls';
import { holds } from '../../../schema/condition';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { fillTemplate } from '../../../schema/template';
import { askedCount, knownCount } from '../../manage/consequenceCounts';
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

const useEffects = ({ declaration, records }: RecordsProps) => {
  const provider = useProvider();
  const within = useParentIds();
  const due = records.flatMap((values) => {
    const record: RaRecord = { ...within, ...values };
    return (declaration.remove?.consequences ?? []).flatMap(({ text, counts, shownIf }, at) =>
      holds(shownIf, record) ? [{ record, text, at, counts }] : [],
    );
  });
  return useQuery({
    queryKey: [declaration.name, 'effects', 'remove', records],
    queryFn: async ({ signal }): Promise<Counted> => {
      const first = new Set(records.slice(0, maxCounted).map(({ id }) => id));
      const read = due.filter(
        ({ record, counts }) => knownCount(counts, record) !== undefined || first.has(record.id),
      );
      const effects = await eachOf(read, async ({ counts, ...effect }) => ({
        ...effect,
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
const useEffectTexts = (props: RecordsProps): readonly string[] => {
  const { declaration } = props;
  const { translate, nameOf } = useWords(declaration);
  const { data, isLoading, isError } = useEffects(props);
  if (isLoading) return [translate('facings.views.manage.counting')];
  if (isError || !data) return [translate('facings.selection.uncheckedAll')];
  const { effects, uncounted } = data;
  const textOf = ({ at, text, record }: Effect, count: number): string =>
    fillTemplate(
      translate(`resources.${declaration.name}.removeConsequences.${at}`, {
        smart_count: count,
        _: text,
      }),
      { ...record, name: nameOf(record) },
    );
  const known = effects.filter(({ count }) => count !== null && count > 0);
  const single = new Set(
    known.filter(({ text }) => isOfOne(text)).map((effect) => textOf(effect, effect.count ?? 0)),
  );
  // Two consequences may count the same in different ways: categories are referred to by id or by name.
  const summable = known.filter(({ text }) => !isOfOne(text));
  const summed = [...new Set(summable.map(({ text }) => text))].map((text) =>
    summable.filter((effect) => effect.text === text),
  );
  const unsure = effects.filter(({ count }) => count === null).length + uncounted;
  const more = single.size - maxLines;
  return [
    ...summed.flatMap((same) => {
      const [first] = same;
      const sum = same.reduce((before, { count }) => before + (count ?? 0), 0);
      return first ? [textOf(first, sum)] : [];
    }),
    ...[...single].slice(0, maxLines),
    ...(more > 0 ? [translate('facings.selection.more', { smart_count: more })] : []),
    ...(unsure > 0 ? [translate('facings.selection.unchecked', { smart_count: unsure })] : []),
  ];
};

const Effects = (props: RecordsProps) => (
  <div aria-live="polite">
    {useEffectTexts(props).map((line) => (
      <Typography key={line} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    ))}
  </div>
);

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
