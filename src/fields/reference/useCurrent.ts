/** The entry for a picker's value. Its name is remembered, taken from the record, or requested. */
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
  /** The name, if the current record contains it. */
  readonly known: string | null;
}): Current => {
  const [picked, remember] = useState<Entry | null>(null);
  const own = known ?? (picked?.value === id ? picked.label : null);
  const asked = useRelatedName({ to, id: id ?? '', isWanted: id !== null && own === null });
  if (id === null) return { entry: null, remember };
  // Empty while loading; the id itself if the platform no longer knows the record.
  const label = own ?? asked.name ?? (asked.isPending ? '' : id);
  const isPicked = picked?.value === id && picked.detail !== undefined;
  return {
    entry: { value: id, label, ...(isPicked ? { detail: picked.detail } : {}) },
    remember,
  };
};
