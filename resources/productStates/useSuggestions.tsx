import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { TextSource } from '../../src/schema/options';
import type { TypedText } from '../../src/fields/picker/Picker';
import { useFormValues } from '../../src/fields/shared/useFormValues';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useLookups } from '../../src/fields/useProvider';

/** Cache time in milliseconds for the same text. */
const fresh = 60_000;

interface Suggestions {
  /** Empty until the results for exactly this text have arrived. */
  readonly texts: readonly string[];
  /** The suggestions could not be loaded. This is shown, and does not prevent typing. */
  readonly hasFailed: boolean;
}

const none: readonly string[] = [];

/** Suggestions from the platform for the typed text (rules 5, Search). */
export const useSuggestions = (source: TextSource, typed: TypedText): Suggestions => {
  const lookups = useLookups();
  const values = useFormValues(source.needs);
  const now = typed.text.trim();
  // The next key changes the text, which cancels the running request.
  const text = now.length >= source.min && typed.settled !== '' ? now : '';
  const query = useQuery({
    queryKey: ['suggest', source.path, source.needs.map((name) => values[name]), text],
    queryFn: ({ signal }) => lookups.suggest(source, values, text, signal),
    enabled: text !== '',
    staleTime: fresh,
  });
  if (text === '') return { texts: none, hasFailed: false };
  return { texts: query.data ?? none, hasFailed: query.isError };
};

/** A status for screen readers: the number of suggestions, or a given text. */
export const SuggestStatus = ({
  count,
  text = '',
}: {
  readonly count: number;
  readonly text?: string;
}) => {
  const translate = useTranslate();
  const found =
    count === 0 ? '' : translate('facings.fields.suggests.found', { smart_count: count });
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {text === '' ? found : text}
    </Box>
  );
};
