// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { CurrentInSight } from './CurrentInSight';

it('scrolls in the frame after the page is drawn, so that the commit computes no layout for it', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const scrolled: [moment: string, times: number][] = [];
  /** Its effects run after those of the navigation within it. */
  const Page = ({ children }: { children: ReactNode }) => {
    useLayoutEffect(() => {
      scrolled.push(['commit', scroll.mock.calls.length]);
    });
    useEffect(() => {
      scrolled.push(['effects', scroll.mock.calls.length]);
    });
    return children;
  };
  const { getByRole } = render(
    <MemoryRouter initialEntries={['/organizations/view/1/uom']}>
      <Page>
        <nav>
          <a href="/organizations" aria-current="page">
            Organizations
          </a>
          <a href="/organizations/view/1/uom" aria-current="page">
            Units
          </a>
          <CurrentInSight />
        </nav>
      </Page>
    </MemoryRouter>,
  );
  expect(scrolled).toEqual([
    ['commit', 0],
    ['effects', 0],
  ]);
  for (const frame of frames) frame(0);
  expect(scroll.mock.instances).toEqual([getByRole('link', { name: 'Units' })]);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
