/** Remembers the record whose page this is, so that the palette can lead back to it. */
import { useContext, useEffect } from 'react';
import { KeysContext } from './KeysContext';

interface Visited {
  /** Entity, as its declaration names it. */
  readonly name: string;
  readonly id: string;
  readonly to: string;
  /** The record's name; null while it is on its way, false once it turns out to be gone. */
  readonly label: string | null | false;
}

export const useVisit = ({ name, id, to, label }: Visited): void => {
  const visits = useContext(KeysContext)?.visits;
  useEffect(() => {
    if (!visits || label === null) return;
    const key = `${name} ${id}`;
    if (label === false) visits.forget(key);
    else visits.add({ key, name, id, label, to });
  }, [visits, name, id, to, label]);
};
