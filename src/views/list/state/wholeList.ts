/** Every row of a list, for work that would double or lose what it does not see. */
import type { GetListParams, RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { PlatformError } from '../../../lib/failures/failures';
import { missingOf, unpaged } from './listRequest';
import { platformTotal } from './loadPages';

/** @throws if the platform returns fewer rows than it counts */
export const wholeList = async (
  provider: Pick<FacingsDataProvider, 'getList'>,
  name: string,
  params: Pick<GetListParams, 'filter' | 'meta'>,
): Promise<readonly RaRecord[]> => {
  const answer = await provider.getList<RaRecord>(name, { ...unpaged, ...params });
  const uncounted = Math.max(0, (platformTotal(answer) ?? 0) - answer.data.length);
  const smart_count = missingOf(answer.meta) || uncounted;
  if (smart_count > 0)
    throw new PlatformError(
      { type: 'error', kind: 'malformed' },
      { declaredMessage: { key: 'facings.views.list.missing', values: { smart_count } } },
    );
  return answer.data;
};
