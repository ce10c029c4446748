// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToday } from './useCalendarState';

const scrolled = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.call(this);
  };
});

/** Stacks days of 100 px each, as on a phone. */
const layOut = (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return new DOMRect(0, Number(this.dataset.at ?? 0) * height, 10, 10);
  });
};

const Week = ({ monday, today }: { monday: number; today: number }) => {
  const { box, showToday } = useToday({ monday, today });
  return (
    <>
      <button onClick={showToday}>Today</button>
      <div ref={box}>
        {[0, 1, 2, 3, 4, 5, 6].map((at) => (
          <section key={at} data-at={at}>
            <h3 aria-current={monday + at === today ? 'date' : undefined}>{monday + at}</h3>
          </section>
        ))}
      </div>
    </>
  );
};

const shown = () => scrolled.mock.contexts.map((element) => element.textContent);

describe('a calendar whose days are below each other', () => {
  beforeEach(() => {
    layOut(100);
  });

  it('begins at today', () => {
    render(<Week monday={10} today={15} />);
    expect(shown()).toEqual(['15']);
  });

  it('begins at its head where the week begins today', () => {
    render(<Week monday={10} today={10} />);
    expect(shown()).toEqual([]);
  });

  it('goes to today when asked, also from another week', () => {
    const { rerender } = render(<Week monday={3} today={10} />);
    expect(shown()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    rerender(<Week monday={10} today={10} />);
    expect(shown()).toEqual(['10']);
    rerender(<Week monday={3} today={10} />);
    rerender(<Week monday={10} today={10} />);
    expect(shown()).toEqual(['10']);
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(shown()).toEqual(['10', '10']);
  });
});

it('a calendar whose days are side by side stays where it is', () => {
  layOut(0);
  render(<Week monday={10} today={15} />);
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(shown()).toEqual([]);
});
