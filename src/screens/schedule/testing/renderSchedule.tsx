/** A form with a schedule, a duration, an end and zones, like a job template's. */
import type { RaRecord } from 'react-admin';
import { vi } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { zones as zonesDeclaration } from '../../../../resources/zones';
import { Words } from '../../../fields/cron/testing/words';
import { createPlatform } from '../../../fields/testing/platform';
import { FormOf, renderFields } from '../../../fields/testing/render';
import { defineResource } from '../../../schema/defineResource';
import { cron, number, text } from '../../../schema/fields';

const jobs = defineResource({
  name: 'jobs',
  label: 'Job',
  labels: 'Jobs',
  routes: { list: '/jobs' },
  api: '/api/jobs',
  fields: {
    cron_expression: cron({
      label: 'Cron Expression',
      required: true,
      below: () => import('../NextRuns').then(({ NextRuns }) => ({ default: NextRuns })),
    }),
    duration: number({
      label: 'Duration',
      below: () =>
        import('../DurationWords').then(({ DurationWords }) => ({ default: DurationWords })),
    }),
    ends_at: text({ label: 'Ends' }),
  },
  represent: '{id}',
});

/** A zone with its id and time zone. */
export const zone = (id: string, timeZoneName: string | null): RaRecord => ({
  id,
  name: `Store ${id}`,
  timeZoneName,
});

interface RenderOptions {
  readonly values?: object;
  readonly zones?: readonly RaRecord[];
  readonly fails?: boolean;
  readonly locale?: 'en' | 'fr';
}

const pageSize = 25;

export const renderSchedule = ({
  values = {},
  zones = [],
  fails = false,
  locale,
}: RenderOptions = {}) => {
  const platform = createPlatform();
  let isFailing = fails;
  const getList = vi.fn((_: string, { pagination }: { pagination: { page: number } }) => {
    if (isFailing) return Promise.reject(new Error('No zones today.'));
    const start = (pagination.page - 1) * pageSize;
    return Promise.resolve({ data: zones.slice(start, start + pageSize), total: zones.length });
  });
  const provider = { ...platform.provider, getList } as unknown as FacingsDataProvider;
  renderFields(
    <Words {...(locale ? { locale } : {})}>
      <FormOf
        declaration={jobs}
        names={['cron_expression', 'duration', 'ends_at']}
        values={{
          cron_expression: '0 0 * * *',
          duration: 60,
          account_id: 'org-1',
          zones: [],
          ...values,
        }}
      />
    </Words>,
    { ...platform, provider },
    [jobs, zonesDeclaration],
  );
  return {
    getList,
    mend: () => {
      isFailing = false;
    },
  };
};
