// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createAnswer } from '../answer';
import { memoryLog } from '../callLog';
import { mountPanel } from './mountPanel';

let isBroken = true;

vi.mock('./TestersPanel', () => ({
  TestersPanel: () => {
    if (isBroken) throw new Error('The panel is broken.');
    return <p>the panel</p>;
  },
}));

it('a panel that fails says so, reports it, and is tried again', async () => {
  // jsdom does not have it.
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const log = memoryLog();
  const take = await act(() =>
    Promise.resolve(mountPanel({ answer: createAnswer({ log }), calls: log.read })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Testers' }));
  const fault = await screen.findByRole('alert');
  expect(fault).toHaveTextContent('The testers’ panel failed. The console still works.');
  expect(reported).toHaveBeenCalledWith(new Error('The panel is broken.'));

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the panel')).toBeVisible();
  act(take);
  expect(document.body).toBeEmptyDOMElement();
});
