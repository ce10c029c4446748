// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { SearchBox } from './SearchBox';

const onSearch = vi.fn<(text: string) => void>();
const tree = (text: string) => (
  <I18nContextProvider value={createI18nProvider(english)}>
    <SearchBox text={text} many="Products" onSearch={onSearch} />
  </I18nContextProvider>
);
const box = () => screen.getByRole('searchbox', { name: 'Search Products' });
const type = (value: string) => {
  fireEvent.change(box(), { target: { value } });
};
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('SearchBox', () => {
  it('searches 300 ms after the last key, and once', () => {
    render(tree(''));
    type('mil');
    pass(299);
    type('milk');
    pass(299);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch.mock.calls).toEqual([['milk']]);
    pass(5000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it.each(['/products/edit/7', '/products?panel=units/create'])(
    'waits while %s is open over the list, which a search would close',
    (dialog) => {
      history.replaceState(null, '', '/products');
      render(tree(''));
      type('milk');
      history.pushState(null, '', dialog);
      pass(5000);
      expect(onSearch).not.toHaveBeenCalled();
      history.replaceState(null, '', '/products');
      pass(300);
      expect(onSearch.mock.calls).toEqual([['milk']]);
    },
  );

  it('waits until an input method has finished a text', () => {
    render(tree(''));
    const compose = (value: string) => {
      fireEvent.input(box(), { target: { value }, isComposing: true });
    };
    fireEvent.compositionStart(box());
    compose('ぎゅうn');
    pass(1000);
    compose('ぎゅうに');
    pass(1000);
    expect(onSearch).not.toHaveBeenCalled();
    compose('牛乳瓶');
    fireEvent.compositionEnd(box());
    pass(300);
    expect(onSearch.mock.calls).toEqual([['牛乳瓶']]);
  });

  it('searches from three characters on, without surrounding spaces', () => {
    render(tree(''));
    for (const short of ['m', 'mi', '  mi  ']) {
      type(short);
      pass(1000);
    }
    expect(onSearch).not.toHaveBeenCalled();
    type(' oat ');
    pass(300);
    expect(onSearch.mock.calls).toEqual([['oat']]);
  });

  it('shows the minimum length for a short text, and sends single spaces', () => {
    render(tree(''));
    type('mi');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(300);
    expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters to search.');
    expect(box()).toHaveAccessibleDescription('Type at least 3 characters to search.');
    type('whole   milk');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(300);
    expect(onSearch.mock.calls).toEqual([['whole milk']]);
  });

  it('cancels a search when the text gets too short', () => {
    render(tree(''));
    type('milk');
    pass(100);
    type('mi');
    pass(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('shows the whole list at once when cleared', () => {
    render(tree('milk'));
    type('');
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  it('cancels a pending search when the button clears it', () => {
    render(tree('milk'));
    type('milk and');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    pass(1000);
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  it('clears the text on Escape; in an empty box Escape is ignored', () => {
    const above = vi.fn();
    document.body.addEventListener('keydown', above);
    render(tree('milk'));
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(box()).toHaveValue('');
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(above).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(above).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', above);
  });

  it('follows the address, and keeps text that is being typed', () => {
    const { rerender } = render(tree('milk'));
    rerender(tree('bread'));
    expect(box()).toHaveValue('bread');
    type('bread ro');
    pass(300);
    rerender(tree('bread ro'));
    type('bread roll ');
    rerender(tree('bread ro'));
    expect(box()).toHaveValue('bread roll ');
  });

  it('does not repeat the current search, nor search after unmounting', () => {
    const { unmount } = render(tree('milk'));
    type('milk ');
    pass(300);
    expect(onSearch).not.toHaveBeenCalled();
    type('oats');
    unmount();
    pass(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
