import { useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { Person } from '../../../dataProvider/calls/memberships';
import type { Entry } from '../../fields/picker/entry';
import { Picker } from '../../fields/picker/Picker';
import { leastCharacters, useMemberSearch } from './useMemberSearch';

interface AddPersonProps {
  readonly zoneId: string;
  readonly accountId: string;
  /** Ids of people who are in, or on their way in. */
  readonly taken: ReadonlySet<string>;
  readonly onAdd: (person: Person) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** A search whose choice is added at once; the focus stays in it, so that several are added in a row. */
export const AddPerson = ({ zoneId, accountId, taken, onAdd, inputRef }: AddPersonProps) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Entry | null>(null);
  const { people, state, isAsked, type, retry } = useMemberSearch(zoneId, accountId);
  const offered = people.filter(({ id }) => !taken.has(id));
  return (
    <Picker
      label={translate('facings.team.search')}
      helperText={translate('facings.team.searchHint')}
      entries={offered.map((person): Entry => ({
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
        // The picker empties its text when what was chosen is taken back from it.
        setTimeout(() => {
          setChosen(null);
        });
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
    />
  );
};
