/** The entry of the value that a picker holds: its name is remembered, known from the record, or asked. */
import { useState } from 'react';
import type { Entry } from '../picker/entry';
import { useRelatedName } from './useRelatedName';

interface Current {
  readonly entry: Entry | null;
  readonly remember: (entry: Entry | null) => void;
}

export const useCurrent = ({
  to,
  id,
  known,
}: {
  readonly to: string;
  readonly id: string | null;
  /** The name, where the record at hand carries it. */
  readonly known: string | null;
}): Current => {
  const [picked, remember] = useState<Entry | null>(null);
  const own = known ?? (picked?.value === id ? picked.label : null);
  const asked = useRelatedName({ to, id: id ?? '', isWanted: id !== null && own === null });
  if (id === null) return { entry: null, remember };
  // Nothing while it is asked; the id itself of a record that the platform does not know any more.
  const label = own ?? asked.name ?? (asked.isPending ? '' : id);
  const isPicked = picked?.value === id && picked.detail !== undefined;
  return {
    entry: { value: id, label, ...(isPicked ? { detail: picked.detail } : {}) },
    remember,
  };
};
