import { describe, expect, it } from 'vitest';
import { isPaletteKey, keyOf, type KeyPress } from './keyPresses';

const press = (given: Partial<KeyPress> & { key: string }): KeyPress => ({
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...given,
});

describe('a single key', () => {
  it.each([
    ['a letter', press({ key: 'c', code: 'KeyC' }), 'c'],
    ['with caps lock', press({ key: 'C', code: 'KeyC' }), 'c'],
    ['where it is printed, wherever that is', press({ key: 'a', code: 'KeyQ' }), 'a'],
    ['by its place on a Cyrillic keyboard', press({ key: 'с', code: 'KeyC' }), 'c'],
    ['by its place on a Greek keyboard', press({ key: 'γ', code: 'KeyG' }), 'g'],
    ['by its place on a Hebrew keyboard', press({ key: 'ח', code: 'KeyJ' }), 'j'],
    ['a slash above a digit', press({ key: '/', code: 'Digit7', shiftKey: true }), '/'],
    ['a question mark', press({ key: '?', code: 'Slash', shiftKey: true }), '?'],
  ])('is %s', (_, event, key) => {
    expect(keyOf(event)).toBe(key);
  });

  it.each([
    ['a capital', press({ key: 'C', code: 'KeyC', shiftKey: true })],
    ['with Ctrl', press({ key: 'c', code: 'KeyC', ctrlKey: true })],
    ['with ⌘', press({ key: 'c', code: 'KeyC', metaKey: true })],
    ['with Alt', press({ key: 'c', code: 'KeyC', altKey: true })],
    [
      'with AltGr',
      press({ key: 'c', code: 'KeyC', getModifierState: (key) => key === 'AltGraph' }),
    ],
    ['held down', press({ key: 'j', code: 'KeyJ', repeat: true })],
    ['part of a word that is put together', press({ key: 'c', code: 'KeyC', isComposing: true })],
    ['an input method’s own', press({ key: 'Process', code: 'KeyC' })],
    ['an accent that waits for its letter', press({ key: 'Dead', code: 'KeyE' })],
    ['a Latin letter of its own', press({ key: 'ü', code: 'KeyW' })],
    ['a digit', press({ key: '1', code: 'Digit1' })],
    ['an arrow', press({ key: 'ArrowDown', code: 'ArrowDown' })],
  ])('is not %s', (_, event) => {
    expect(keyOf(event)).toBeNull();
  });
});

describe('the palette’s keys', () => {
  const control = press({ key: 'k', code: 'KeyK', ctrlKey: true });
  const command = press({ key: 'k', code: 'KeyK', metaKey: true });

  it('are Ctrl K, and ⌘ K on a Mac', () => {
    expect([isPaletteKey(control, false), isPaletteKey(command, false)]).toEqual([true, false]);
    expect([isPaletteKey(control, true), isPaletteKey(command, true)]).toEqual([false, true]);
  });

  it('use key positions for other scripts, and no further modifiers', () => {
    expect(isPaletteKey({ ...control, key: 'л' }, false)).toBe(true);
    expect(isPaletteKey({ ...control, altKey: true }, false)).toBe(false);
    expect(isPaletteKey({ ...control, shiftKey: true }, false)).toBe(false);
    expect(isPaletteKey({ ...control, repeat: true }, false)).toBe(false);
  });
});
