// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, HttpError, memoryStore, SaveContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../src/app/i18nProvider';
import { english } from '../../src/messages/en/index';
import { useSaving } from '../../src/views/form/useSaving';
import { FailedCreation } from './FailedCreation';
import { jobTemplates } from './index';

interface FormProps {
  readonly purpose: 'create' | 'edit';
  readonly error: Error;
}

const Form = ({ purpose, error }: FormProps) => {
  const [told, setTold] = useState('');
  const saving = useSaving({
    declaration: jobTemplates,
    fields: ['name'],
    send: () => Promise.reject(error),
    onSaved: () => {
      setTold('saved');
    },
  });
  return (
    <SaveContextProvider value={saving}>
      <FailedCreation source="name" purpose={purpose} />
      <button
        onClick={() => {
          void saving.save({ name: 'Nightly' }).then((refusals) => {
            setTold(JSON.stringify(refusals ?? 'nothing'));
          });
        }}
      >
        Save
      </button>
      <output>{told}</output>
    </SaveContextProvider>
  );
};

/** What the form is told of a save that fails. */
const toldOf = async (given: FormProps): Promise<unknown> => {
  render(
    <CoreAdminContext
      i18nProvider={createI18nProvider({ ...english, resources: {} })}
      store={memoryStore()}
    >
      <Form {...given} />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const output = screen.getByRole('status');
  await expect.poll(() => output.textContent).not.toBe('');
  return JSON.parse(output.textContent);
};

const refusal = new HttpError('There is one.', 409, { errors: { name: 'Taken.' } });

it('a failed creation has its own message, and keeps the errors of its fields', async () => {
  expect(await toldOf({ purpose: 'create', error: refusal })).toEqual({
    name: 'Taken.',
    root: { serverError: 'Failed to create Job Template.\nThere is one.', isSessionOver: false },
  });
});

it('a canceled creation shows nothing', async () => {
  const error = new DOMException('Given up.', 'AbortError');
  expect(await toldOf({ purpose: 'create', error })).toBe('nothing');
});

it('a failed change has the message of the platform', async () => {
  expect(await toldOf({ purpose: 'edit', error: refusal })).toEqual({ name: 'Taken.' });
});
