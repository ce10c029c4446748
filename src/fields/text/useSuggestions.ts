/** Texts that the platform knows already, for what is being typed (rules 5, Search). */
import { useQuery } from '@tanstack/react-query';
import type { TextSource } from '../../schema/textSource';
import type { TypedText } from '../picker/useTypedText';
import { useFormValues } from '../shared/useFormValues';
import { useAsks } from '../useAsks';

/** Milliseconds in which the answer to the same text counts as fresh. */
const fresh = 60_000;

interface Suggestions {
  /** Empty until the answer to the very text that stands there has come. */
  readonly texts: readonly string[];
  /** They could not be had: that is told, and stops nobody from typing. */
  readonly hasFailed: boolean;
}

const none: readonly string[] = [];

export const useSuggestions = (source: TextSource, typed: TypedText): Suggestions => {
  const asks = useAsks();
  const values = useFormValues(source.needs);
  const now = typed.text.trim();
  // With the next key the text is another question: this one is given up, on the wire as well.
  const text = now.length >= source.min && typed.settled === typed.text ? now : '';
  const query = useQuery({
    queryKey: ['suggest', source.path, source.needs.map((name) => values[name]), text],
    queryFn: ({ signal }) => asks.suggest(source, values, text, signal),
    enabled: text !== '',
    staleTime: fresh,
  });
  if (text === '') return { texts: none, hasFailed: false };
  return { texts: query.data ?? none, hasFailed: query.isError };
};
