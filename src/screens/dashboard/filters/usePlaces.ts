/** The organization's regions, and its zones: those known already, and those that the search finds. */
import { useMemo, useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import type { TypedText } from '../../../fields/picker/useTypedText';
import { useSearched } from '../../../fields/reference/useSearched';
import { useRegistry } from '../../../fields/RegistryContext';
import { everything } from '../../../views/everything';
import { keyOf, type Place } from './places';

interface Asked {
  readonly accountId: string;
  readonly known: readonly Place[];
  readonly isWhole: boolean;
  readonly typed: TypedText;
  readonly regionIds: readonly string[];
}

export interface Places {
  readonly all: readonly Place[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Zones are found by typing at least `least` letters. */
  readonly needsText: boolean;
  readonly least: number;
  readonly open: () => void;
}

export const usePlaces = ({ accountId, known, isWhole, typed, regionIds }: Asked): Places => {
  const zones = useRegistry().find('zones');
  const [isAsked, setAsked] = useState(false);
  const regions = useGetList<RaRecord>(
    'regions',
    { ...everything, filter: { account_id: accountId } },
    // The names of chosen regions are needed at once.
    { enabled: isAsked || regionIds.length > 0 },
  );
  const searched = useSearched({
    target: zones,
    typed,
    values: { account_id: accountId },
    isOpen: isAsked && !isWhole,
  });
  const found = searched.results;
  const all = useMemo(() => {
    const places = new Map<string, Place>();
    const put = (place: Place) => places.set(keyOf(place), place);
    for (const row of regions.data ?? []) {
      const id = String(row.id);
      put({ kind: 'region', id, name: asText(row.name) ?? id });
    }
    for (const place of known) put(place);
    for (const { id, label } of found ?? []) put({ kind: 'zone', id, name: label });
    return [...places.values()];
  }, [regions.data, known, found]);
  const least = zones.calls?.search?.min ?? 0;
  return {
    all,
    isLoading: (isAsked && regions.isPending) || searched.state === 'loading',
    hasFailed: regions.error !== null || searched.state === 'failed',
    needsText: !isWhole && typed.text.length < least,
    least,
    open: () => {
      setAsked(true);
    },
  };
};
