/** People who could be added to a zone, for what is being typed (rules 7, Users; 9, debounce). */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Person } from '../../../dataProvider/calls/memberships';
import { askStateOf, type AskState } from '../../fields/picker/askState';
import { useProvider } from '../../fields/useAsks';

/** Milliseconds without a key before the search is sent, and least characters of it (rules 9). */
const pause = 280;
export const leastCharacters = 2;

const nobody: readonly Person[] = [];

interface MemberSearch {
  readonly people: readonly Person[];
  readonly state: AskState;
  /** The text is long enough to be searched for. */
  readonly isAsked: boolean;
  readonly type: (text: string) => void;
  readonly retry: () => void;
}

export const useMemberSearch = (zoneId: string, accountId: string): MemberSearch => {
  const { memberships } = useProvider();
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);

  const isAsked = text.length >= leastCharacters;
  // With the next key the text is another question: this one is given up, on the wire as well.
  const asked = isAsked && settled === text ? text : '';
  const query = useQuery({
    queryKey: [...memberships.keyOf(zoneId), 'search', accountId, asked],
    queryFn: ({ signal }) => memberships.search({ text: asked, accountId, zoneId }, signal),
    enabled: asked !== '',
    // Who is in changes with every choice, and the platform leaves those out.
    staleTime: 0,
    gcTime: 0,
  });
  return {
    people: query.data ?? nobody,
    state: isAsked && asked === '' ? 'loading' : asked === '' ? 'ready' : askStateOf(query),
    isAsked,
    type: setText,
    retry: () => void query.refetch(),
  };
};
