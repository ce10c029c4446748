/** The zones chosen in the form around, by time zone. */
import { useDeferredValue, useMemo } from 'react';
import { asText } from '../../fields/shared/asText';
import { useFormValues } from '../../fields/shared/useFormValues';
import { useWithin } from '../../views/place/withinContext';
import { groupZones, zoneIdsOf, type ChosenZones } from './chosenZones';
import { useZonesOf } from './useZonesOf';

interface Chosen extends ChosenZones {
  /** How many ids are chosen, whatever is known of them. */
  readonly count: number;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

export const useChosenZones = (): Chosen => {
  const { zones, account_id } = useFormValues(['zones', 'account_id']);
  const within = useWithin();
  const accountId = asText(account_id) ?? within.account_id ?? null;
  // Whoever turns a page of switches must not wait for thousands to be told apart.
  const given = useDeferredValue(zones);
  const ids = useMemo(() => zoneIdsOf(given), [given]);
  const { data, isError, refetch } = useZonesOf(accountId, ids.length > 0);
  const chosen = useMemo(() => groupZones(data ?? [], data ? ids : []), [data, ids]);
  return {
    ...chosen,
    count: ids.length,
    isPending: ids.length > 0 && data === undefined && !isError,
    isFailed: data === undefined && isError,
    retry: () => {
      void refetch();
    },
  };
};
