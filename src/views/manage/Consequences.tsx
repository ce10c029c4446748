import { useQueries } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useProvider } from '../../fields/useProvider';
import { holds } from '../../schema/condition';
import type { Consequence } from '../../schema/actions';
import type { AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { useParentIds } from '../place/placeContext';
import { useWords } from '../useWords';
import { askedCount, knownCount } from './consequenceCounts';
import { EffectLines, widestCount } from './EffectLines';
import type { RecordProps } from '../recordProps';

/** Effects of a removal or a change beyond the record, as texts with loaded counts. */
interface Effects {
  readonly texts: readonly string[];
  /** The texts of all counts that are not zero or missing from the beginning. */
  readonly room: readonly string[];
  readonly isCounting: boolean;
  /** A count could not be loaded. */
  readonly isUnsure: boolean;
}

type Purpose = 'edit' | 'remove';

const useConsequences = (
  declaration: AnyDeclaration,
  purpose: Purpose,
  values: RaRecord,
  isAsked: boolean,
): Effects => {
  const words = useWords(declaration);
  const provider = useProvider();
  // Templates and conditions may use the parent ids as well.
  const record: RaRecord = { ...useParentIds(), ...values };
  const due = (declaration[purpose]?.consequences ?? [])
    .map((consequence, at) => ({
      ...consequence,
      at,
      stated: knownCount(consequence.counts, record),
    }))
    .filter(({ shownIf }) => holds(shownIf, record));
  const counted = useQueries({
    queries: due.map(({ counts, at, stated }) => ({
      queryKey: [declaration.name, 'consequence', purpose, at, record],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        counts && !('field' in counts) ? askedCount({ provider, counts, record, signal }) : null,
      enabled: isAsked && stated === undefined,
      // Not cached: the counts must be current.
      staleTime: 0,
      gcTime: 0,
    })),
  });

  const counts = due.map(({ stated }, index) =>
    stated === undefined ? counted[index]?.data : stated,
  );

  const text = ({ text: declared, at }: Consequence & { readonly at: number }, count: number) =>
    fillTemplate(
      words.translate(`resources.${declaration.name}.${purpose}Consequences.${at}`, {
        smart_count: count,
        _: declared,
      }),
      { ...record, name: words.nameOf(record) },
    );
  return {
    texts: due.flatMap((consequence, index) => {
      const count = counts[index];
      return count == null || count === 0 ? [] : [text(consequence, count)];
    }),
    room: due.flatMap((consequence) =>
      consequence.stated === null || consequence.stated === 0
        ? []
        : [text(consequence, consequence.stated ?? widestCount)],
    ),
    isCounting: counted.some(({ isLoading }) => isLoading),
    isUnsure: counted.some(({ isError }) => isError) || counts.includes(null),
  };
};

interface ConsequencesProps extends RecordProps {
  readonly purpose: 'edit' | 'remove';
  /** False postpones the counting. */
  readonly isAsked?: boolean;
}

/** The effects of a removal or change, one sentence per line, shown as soon as they are known. */
export const Consequences = ({
  declaration,
  purpose,
  record,
  isAsked = true,
}: ConsequencesProps) => {
  const { translate, nameOf } = useWords(declaration);
  const { texts, room, isCounting, isUnsure } = useConsequences(
    declaration,
    purpose,
    record,
    isAsked,
  );
  const lines = [
    ...texts,
    ...(isCounting ? [translate('facings.views.manage.counting')] : []),
    ...(isUnsure ? [translate('facings.views.manage.uncounted', { name: nameOf(record) })] : []),
  ];
  return <EffectLines lines={lines} room={room} />;
};
