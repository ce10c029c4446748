// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ignoreSecondPresses } from './secondPresses';

const onClick = vi.fn<(name: string) => void>();
let stop: () => void;

beforeEach(() => {
  stop = ignoreSecondPresses();
});
afterEach(() => {
  stop();
});

/** Draws something else when it is clicked. */
const draw = (markup: string): void => {
  document.body.innerHTML = markup;
  for (const element of document.querySelectorAll<HTMLElement>('[data-name]')) {
    element.addEventListener('click', () => onClick(element.dataset.name ?? ''));
  }
};

const click = (selector: string, detail: number): boolean => {
  const target = document.querySelector(selector);
  const options = { bubbles: true, cancelable: true, detail };
  target?.dispatchEvent(new MouseEvent('mousedown', options));
  return target?.dispatchEvent(new MouseEvent('click', options)) ?? false;
};

/** A click on the first markup and the second click of the same double click on the next one. */
const clickTwice = (before: string, after: string): string[] => {
  onClick.mockClear();
  draw(before);
  click('[data-name]', 1);
  if (after !== before) draw(after);
  click('[data-name]', 2);
  return onClick.mock.calls.map(([name]) => name);
};

describe('the second click of a double click', () => {
  it.each([
    [
      'a link of the page that the first opened',
      '<a data-name="row">x</a>',
      '<a data-name="b">y</a>',
    ],
    [
      "the next row's button",
      '<ul><li><button data-name="a" aria-label="Remove Ada">x</button></li></ul>',
      '<ul><li><button data-name="b" aria-label="Remove Ben">x</button></li></ul>',
    ],
    [
      "the next row's button of the same name",
      '<table><tr><td><button data-name="a">Remove</button></td></tr></table>',
      '<table><tr><td><button data-name="b">Remove</button></td></tr></table>',
    ],
    [
      'the backdrop of a dialog',
      '<button data-name="a">Add</button>',
      '<div role="presentation"><div data-name="b"></div><div role="dialog">Add</div></div>',
    ],
  ])('is ignored on %s', (_, before, after) => {
    expect(clickTwice(before, after)).toHaveLength(1);
  });

  it('counts on the same control', () => {
    const button = '<button data-name="a">More</button>';
    expect(clickTwice(button, button)).toEqual(['a', 'a']);
  });

  it('counts on the same control that is drawn again, as the arrow to the next record', () => {
    const arrow = (name: string) => `<a data-name="${name}" aria-label="Next zone"></a>`;
    expect(clickTwice(arrow('a'), arrow('b'))).toEqual(['a', 'b']);
  });

  it('counts on a button that was disabled for the first', () => {
    draw('<div data-name="bar"><button>Save</button></div>');
    click('[data-name]', 1);
    expect(click('button', 2)).toBe(true);
  });

  it('counts on an editor that a grid draws over the cell', () => {
    const cell = '<div role="gridcell" data-name="a">7</div>';
    draw(`<div role="grid">${cell}</div>`);
    click('[data-name]', 1);
    document.querySelector('[role="grid"]')?.insertAdjacentHTML('beforeend', '<input>');
    expect(click('input', 2)).toBe(true);
  });

  it('counts on the input of a label', () => {
    draw('<label>On <input type="checkbox" /></label>');
    click('label', 1);
    expect(document.querySelector('input')?.checked).toBe(true);
    click('label', 2);
    expect(document.querySelector('input')?.checked).toBe(false);
  });
});

it('takes each press of the keyboard', () => {
  draw('<button data-name="a">x</button>');
  click('button', 1);
  draw('<button data-name="b">y</button>');
  document.querySelector('button')?.click();
  expect(onClick).toHaveBeenLastCalledWith('b');
});

describe('a key that is held', () => {
  const press = (selector: string, repeat: boolean, key = 'Enter'): boolean =>
    document
      .querySelector(selector)
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }),
      ) ?? false;

  it('does not press what has the focus since', () => {
    draw('<ul><li><button>Remove Ada</button></li></ul>');
    expect(press('button', false)).toBe(true);
    draw('<ul><li><button>Remove Ben</button></li></ul>');
    expect(press('button', true)).toBe(false);
    expect(press('button', false)).toBe(true);
  });

  it('does not type into the text that a shortcut has opened', () => {
    draw('<table><tr><td><a href="#a">Ada</a></td></tr></table>');
    for (const from of ['body', 'a']) {
      expect(press(from, false, 'c')).toBe(true);
      document.querySelector('td')?.insertAdjacentHTML('beforeend', '<input>');
      expect(press('input', true, 'c')).toBe(false);
      expect(press('input', false, 'c')).toBe(true);
      expect(press('input', true, 'c')).toBe(true);
    }
  });

  it('runs its shortcut again from row to row', () => {
    draw('<ul><li><a href="#a">Ada</a></li><li><a id="b" href="#b">Ben</a></li></ul>');
    press('a', false, 'j');
    expect(press('#b', true, 'j')).toBe(true);
  });

  it('repeats in the same text, and from cell to cell of a grid', () => {
    draw('<textarea></textarea><div role="grid"><input id="a"><input id="b"></div>');
    press('textarea', false);
    expect(press('textarea', true)).toBe(true);
    for (const key of ['Enter', 'x']) {
      press('#a', false, key);
      expect(press('#b', true, key)).toBe(true);
    }
  });
});
