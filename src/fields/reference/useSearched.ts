/** What the platform's search of another entity finds for the text that is being typed. */
import { useQuery } from '@tanstack/react-query';
import type { AnyDeclaration } from '../../schema/defineResource';
import { askStateOf, type AskState } from '../picker/askState';
import type { TypedText } from '../picker/useTypedText';
import { useAsks, type Asks } from '../useAsks';

/** Milliseconds in which the answer to the same text counts as fresh. */
const fresh = 60_000;

type FoundRecord = NonNullable<Awaited<ReturnType<Asks['search']>>>[number];

interface Searched {
  /** The text is long enough to be searched for. */
  readonly isAsked: boolean;
  /** Undefined until the answer to the very text that stands there has come. */
  readonly results: readonly FoundRecord[] | undefined;
  readonly state: AskState;
  readonly retry: () => void;
}

export const useSearched = ({
  target,
  typed,
  values,
  isOpen,
}: {
  readonly target: AnyDeclaration;
  readonly typed: TypedText;
  readonly values: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
}): Searched => {
  const asks = useAsks();
  const call = target.calls?.search;
  const isAsked = isOpen && call !== undefined && typed.text.length >= call.min;
  // With the next key the text is another question: this one is given up, on the wire as well.
  const text = isAsked && typed.settled === typed.text ? typed.text : '';
  const query = useQuery({
    queryKey: ['search', target.name, call?.needs.map((name) => values[name]) ?? [], text],
    queryFn: async ({ signal }) =>
      call ? ((await asks.search(call, text, values, signal)) ?? []) : [],
    enabled: text !== '',
    staleTime: fresh,
  });
  return {
    isAsked,
    results: query.data,
    state: isAsked && text === '' ? 'loading' : askStateOf(query),
    retry: () => {
      void query.refetch();
    },
  };
};
