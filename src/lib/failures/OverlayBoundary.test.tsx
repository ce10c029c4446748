// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
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
