// @vitest-environment jsdom
// Messages of the follow-ups of a create.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, HttpError, memoryStore } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { FacingsDataProvider } from '../../../dataProvider';
import type { FollowedUp } from '../../../dataProvider/mapping/followUps';
import { createI18nProvider } from '../../app/i18nProvider';
import { createQueryClient } from '../../app/queryClient';
import { RegistryProvider } from '../../fields/useDeclaration';
import { english } from '../../messages/en/index';
import { whole } from '../../schema/calls';
import { declaredMessages } from '../../schema/declaredMessages';
import { defineResource } from '../../schema/defineResource';
import { onOff, text } from '../../schema/fields';
import { registryOf } from '../../schema/registry';
import { Toasts } from '../../shell/toasts/Toasts';
import { failureMessageOf } from '../../lib/failures/failures';
import { useCreation } from './useCreation';

const words = { on: 'Yes', off: 'No' };

const stalls = defineResource({
  name: 'stalls',
  label: 'Stall',
  labels: 'Stalls',
  routes: { list: '/stalls' },
  api: '/api/stalls',
  fields: {
    name: text({ label: 'Name', required: true, max: 20 }),
    isLit: onOff({ label: 'Lit', words }),
    isStaffed: onOff({ label: 'Staffed', words }),
  },
  calls: { list: { path: '/api/stalls', read: 'rows', paging: whole } },
  represent: '{name}',
  list: { columns: ['name'] },
  create: {
    title: 'Add Stall',
    fields: ['name', 'isLit', 'isStaffed'],
    followUps: [
      { onlyIf: 'isLit', path: '/api/light', action: 'LIGHT_STALL', done: { body: 'Lit {name}.' } },
      {
        onlyIf: 'isStaffed',
        path: '/api/staff',
        action: 'CREATE_STAFF',
        done: { body: '{smart_count} clerk added |||| {smart_count} clerks added' },
      },
    ],
  },
});

const Creator = ({ values }: { values: object }) => {
  const create = useCreation(stalls);
  const [told, setTold] = useState('');
  return (
    <>
      <button
        onClick={() => {
          create(values).then(
            () => {
              setTold('made');
            },
            (error: unknown) => {
              const { message, fields } = failureMessageOf(error, (key) => key);
              setTold(JSON.stringify({ message, fields }));
            },
          );
        }}
      >
        Create
      </button>
      <output>{told}</output>
    </>
  );
};

const created = async (
  values: object,
  answers: readonly (FollowedUp | Error)[] = [],
  create = vi.fn(() => Promise.resolve({ data: { id: 's1', ...values } })),
) => {
  const followUp = vi.fn((_: unknown, at: number) => {
    const answer = answers[at];
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(answer ?? { done: 1, failed: [] });
  });
  render(
    <CoreAdminContext
      dataProvider={{ create, lookups: { followUp } } as unknown as FacingsDataProvider}
      i18nProvider={createI18nProvider({ ...english, resources: declaredMessages([stalls]) })}
      queryClient={createQueryClient()}
      store={memoryStore()}
    >
      <RegistryProvider registry={registryOf([stalls])}>
        <Creator values={{ name: 'North', ...values }} />
        <Toasts />
      </RegistryProvider>
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => {
    expect(document.querySelector('output')).not.toBeEmptyDOMElement();
  });
  return { followUp, told: () => document.querySelector('output')?.textContent };
};

describe('the follow-ups of a create', () => {
  it('run only if their switch is on', async () => {
    const { followUp } = await created({ isLit: false });
    expect(await screen.findByText('Stall "North" created successfully!')).toBeVisible();
    expect(followUp).not.toHaveBeenCalled();
  });

  it('are reported beside the creation, each with its own count', async () => {
    const { followUp } = await created({ isLit: true, isStaffed: true }, [
      { done: 1, failed: [] },
      { done: 12, failed: [] },
    ]);
    expect(await screen.findByText('Stall "North" created successfully!')).toBeVisible();
    expect(await screen.findByText('Lit North.')).toBeVisible();
    expect(await screen.findByText('12 clerks added')).toBeVisible();
    expect(followUp.mock.calls.map(([, at]) => at)).toEqual([0, 1]);
  });

  it('that fail are reported with their reason, and do not stop the others', async () => {
    const { told } = await created({ isLit: true, isStaffed: true }, [
      new HttpError('No light.', 403),
      { done: 1, failed: [] },
    ]);
    expect(
      await screen.findByText('Stall "North" was created, but the next step failed: No light.'),
    ).toBeVisible();
    expect(await screen.findByText('1 clerk added')).toBeVisible();
    expect(told()).toBe('made');
  });

  it('that fail for some list a few of them by name', async () => {
    const failed = Array.from({ length: 7 }, (_, at) => ({
      name: `P${at}`,
      error: new HttpError('Not them.', 403),
    }));
    await created({ isStaffed: true }, [
      { done: 0, failed: [] },
      { done: 3, failed },
    ]);
    expect(
      await screen.findByText(
        'Stall "North" was created, but the next step failed for 7, P0, P1, P2, P3, P4 …: Not them.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('3 clerks added')).toBeVisible();
  });
});
