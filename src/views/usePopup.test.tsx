// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePopup } from './usePopup';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const near = vi.fn<() => void>();

const Opener = () => {
  const { button, popup } = usePopup('menu', near);
  return (
    <>
      <button type="button" {...button}>
        Columns
      </button>
      {popup(() => (
        <p>Menu</p>
      ))}
    </>
  );
};

it('preloads when the browser is idle, so that a press is answered first', () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Columns' });
  fireEvent.pointerEnter(opener);
  fireEvent.click(opener);
  expect(screen.getByText('Menu')).toBeVisible();
  expect(near).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(near).toHaveBeenCalledOnce();
});
