// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { InOrder } from './InOrder';

const Page = ({ busy }: { readonly busy: readonly string[] }) => (
  <InOrder>
    {['first', 'second', 'third'].map((name) => (
      <section key={name} aria-label={name} aria-busy={false}>
        <p aria-busy={busy.includes(name)}>{name}</p>
      </section>
    ))}
  </InOrder>
);

const show = (busy: readonly string[], address = '/') => {
  const page = (now: readonly string[]) => (
    <MemoryRouter initialEntries={[address]}>
      <Page busy={now} />
    </MemoryRouter>
  );
  const { rerender } = render(page(busy));
  return (now: readonly string[]) => {
    rerender(page(now));
  };
};

const seen = () => screen.queryAllByRole('region').map((one) => one.getAttribute('aria-label'));

describe('the parts of a page', () => {
  it('are all seen at once if nothing loads', () => {
    show([]);
    expect(seen()).toEqual(['first', 'second', 'third']);
  });

  it('appear once those above them have loaded, and stay', async () => {
    const update = show(['first', 'second']);
    expect(seen()).toEqual(['first']);
    update(['first']);
    expect(seen()).toEqual(['first']);
    update(['second']);
    await waitFor(() => {
      expect(seen()).toEqual(['first', 'second']);
    });
    update(['first', 'second']);
    expect(seen()).toEqual(['first', 'second']);
    update([]);
    await waitFor(() => {
      expect(seen()).toEqual(['first', 'second', 'third']);
    });
  });

  it('do not wait for what is below the fold', () => {
    const far = { top: 5000 } as DOMRect;
    const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(far);
    show(['first', 'second']);
    expect(seen()).toEqual(['first', 'second', 'third']);
    spy.mockRestore();
  });

  it('do not wait for a slow call for ever', () => {
    vi.useFakeTimers();
    show(['first']);
    expect(seen()).toEqual(['first']);
    act(() => {
      vi.advanceTimersByTime(10_001);
    });
    expect(seen()).toEqual(['first', 'second', 'third']);
    vi.useRealTimers();
  });

  it('wait again after each part that appears: over a slow line, all of them come in order', async () => {
    vi.useFakeTimers();
    const update = show(['first', 'second']);
    act(() => {
      vi.advanceTimersByTime(8000);
    });
    await act(async () => {
      update(['second']);
      await Promise.resolve();
    });
    expect(seen()).toEqual(['first', 'second']);
    act(() => {
      vi.advanceTimersByTime(8000);
    });
    expect(seen()).toEqual(['first', 'second']);
    vi.useRealTimers();
  });

  it('are all there if the address points to one of them', () => {
    show(['first'], '/#third');
    expect(seen()).toEqual(['first', 'second', 'third']);
  });
});
