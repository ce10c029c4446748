// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { EntityCreate } from '../EntityCreate';
import { gates } from './testing/declarations';
import { renderDialog } from './testing/renderDialog';

const added = async (error: Error) => {
  const { provider } = await renderDialog(<EntityCreate declaration={gates} onClose={vi.fn()} />);
  provider.create.mockRejectedValue(error);
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Front');
  await userEvent.click(screen.getByRole('button', { name: 'Add Gate' }));
};

it('a failed creation has the declared first line, and keeps the errors of its fields', async () => {
  await added(new HttpError('There is one.', 409, { errors: { name: 'Taken.' } }));
  const alert = await screen.findByRole('alert');
  expect(
    [...alert.querySelectorAll('.MuiAlert-message > div')].map((line) => line.textContent),
  ).toEqual(['Failed to create Gate.', 'There is one.']);
  expect(screen.getByText('Taken.')).toBeInTheDocument();
});

it('a canceled creation shows nothing', async () => {
  await added(new DOMException('Given up.', 'AbortError'));
  await act(async () => {
    await Promise.resolve();
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
