import { useMemo } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import { unpaged } from '../../../views/list/state/listRequest';

export interface NamedOrganization {
  readonly id: string;
  /** Its id, if it has none. */
  readonly name: string;
}

/** The person's organizations. `all` is empty until they are loaded, and the same array while they are equal. */
export const useOrganizations = (enabled = true) => {
  const query = useGetList<RaRecord>('organizations', unpaged, { enabled });
  const { data } = query;
  const all = useMemo(
    () =>
      (data ?? []).map(({ id, name }): NamedOrganization => ({
        id: String(id),
        name: asText(name) ?? String(id),
      })),
    [data],
  );
  return { ...query, all };
};
