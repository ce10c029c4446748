import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { Person } from '../../../dataProvider/calls/memberships';
import { askStateOf, type AskState, type PickerEntry } from '../../fields/picker/entry';
import { Picker } from '../../fields/picker/Picker';
import { useSettledText } from '../../fields/picker/useSettledText';
import { useProvider } from '../../fields/useProvider';

/** Milliseconds after the last key before the search is sent, and its minimum length (rules 9). */
const pause = 280;
const leastCharacters = 2;

const nobody: readonly Person[] = [];

const useMemberSearch = (zoneId: string, accountId: string) => {
  const { memberships } = useProvider();
  const [text, setText] = useState('');
  const settled = useSettledText(text, pause);
  const isAsked = text.length >= leastCharacters;
  // With the next key the query changes and the request is aborted.
  const searched = isAsked ? settled : '';
  const query = useQuery({
    queryKey: [...memberships.keyOf(zoneId), 'search', accountId, searched],
    queryFn: ({ signal }) => memberships.search({ text: searched, accountId, zoneId }, signal),
    enabled: searched !== '',
    // Results change with every addition, because the platform excludes members.
    staleTime: 0,
    gcTime: 0,
  });
  const waiting: AskState = isAsked ? 'loading' : 'ready';
  return {
    people: query.data ?? nobody,
    state: searched === '' ? waiting : askStateOf(query),
    /** The text is long enough to search. */
    isAsked,
    type: setText,
    retry: () => void query.refetch(),
  };
};

interface AddPersonProps {
  readonly zoneId: string;
  readonly accountId: string;
  /** Ids of members, and of people being added. */
  readonly taken: ReadonlySet<string>;
  readonly onAdd: (person: Person) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/**
 * Searches people and adds the selected one at once (rules 7, Users; 9, debounce). The focus stays in the input, so
 * that several can be added in a row.
 */
export const AddPerson = ({ zoneId, accountId, taken, onAdd, inputRef }: AddPersonProps) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<PickerEntry | null>(null);
  const { people, state, isAsked, type, retry } = useMemberSearch(zoneId, accountId);
  const offered = people.filter(({ id }) => !taken.has(id));
  return (
    <Picker
      label={translate('facings.team.search')}
      hint={translate('facings.team.searchHint')}
      entries={offered.map((person): PickerEntry => ({
        value: person.id,
        label:
          person.name === '' || person.email === ''
            ? person.name || person.email || person.id
            : translate('facings.team.found', { name: person.name, email: person.email }),
      }))}
      value={chosen}
      onChange={(entry) => {
        const person = offered.find(({ id }) => id === entry?.value);
        if (!person) return;
        setChosen(entry);
        // The picker clears its text when its selection is removed.
        setTimeout(() => setChosen(null));
        onAdd(person);
      }}
      onType={type}
      onOpenChange={() => undefined}
      state={state}
      onRetry={retry}
      emptyText={translate(isAsked ? 'facings.team.noMatch' : 'facings.team.searchFrom', {
        min: leastCharacters,
      })}
      inputRef={inputRef}
      // Leaving the input must not add anybody.
      isTakenOnBlur={false}
    />
  );
};
