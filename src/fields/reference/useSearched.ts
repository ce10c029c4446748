/** Results of the other entity's search for the typed text. */
import { useQuery } from '@tanstack/react-query';
import type { AnyDeclaration } from '../../schema/defineResource';
import { askStateOf, type AskState } from '../picker/askState';
import type { TypedText } from '../picker/useTypedText';
import { useAsks, type Asks } from '../useAsks';

/** Cache time in milliseconds for the same text. */
const fresh = 60_000;

type FoundRecord = NonNullable<Awaited<ReturnType<Asks['search']>>>[number];

interface Searched {
  /** The text is long enough for a search. */
  readonly isAsked: boolean;
  /** Undefined until the results for exactly this text have arrived. */
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
  // The next key changes the text, which cancels the running request.
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
