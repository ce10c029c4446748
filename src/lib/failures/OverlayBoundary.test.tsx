// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { awaitRecovery, codeMissed, lazy } from './code';
import { OverlayBoundary } from './OverlayBoundary';
import { openings } from './openings';

it('the page answers first, and holds keys, before what opens is drawn', () => {
  const order: string[] = [];
  const Content = () => {
    order.push(`content, ${openings().length} opening`);
    return null;
  };
  const Page = () => {
    useLayoutEffect(() => {
      order.push('page');
    });
    return (
      <OverlayBoundary onClose={() => undefined}>
        <Content />
      </OverlayBoundary>
    );
  };
  render(<Page />);
  expect(order).toEqual(['page', 'content, 1 opening']);
});

it('a part whose code is missing keeps back no other', async () => {
  const Missing = lazy(() => {
    const error = new Error('404');
    awaitRecovery(error, new Promise(() => undefined));
    return Promise.reject(error);
  });
  const nothing = () => undefined;
  const Page = () => {
    const [opened, setOpened] = useState(0);
    return (
      <Suspense>
        <button type="button" onClick={() => setOpened(opened + 1)}>
          Open
        </button>
        {opened > 0 && (
          <OverlayBoundary onClose={nothing}>
            <Missing />
          </OverlayBoundary>
        )}
        {opened > 1 && <OverlayBoundary onClose={nothing}>A question</OverlayBoundary>}
      </Suspense>
    );
  };
  render(<Page />);
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await act(async () => {
      await Promise.resolve();
    });
  };
  await open();
  await open();
  expect(await screen.findByText('A question')).toBeInTheDocument();
  act(() => codeMissed.set(false));
});
