// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { profileColumns } from './profileColumns';
import { rememberedMatch, rememberMatch } from './remembered';

const profilesOf = (headings: readonly string[]) =>
  profileColumns(buildTable([headings, headings.map(() => 'secret cell')]), 0, 'en-GB');

beforeEach(() => localStorage.clear());

describe('choices for a file', () => {
  it('is known for the next of the same shape, in the same organization', () => {
    rememberMatch('acc', profilesOf(['Art Nr', 'Name']), ['sku', null]);
    expect(rememberedMatch('acc', profilesOf(['art_nr', 'NAME']))).toEqual(['sku', null]);
    expect(rememberedMatch('acc', profilesOf(['Name', 'Art Nr']))).toBeNull();
    expect(rememberedMatch('other', profilesOf(['Art Nr', 'Name']))).toBeNull();
  });

  it('is replaced by a later choice', () => {
    rememberMatch('acc', profilesOf(['a']), ['sku']);
    rememberMatch('acc', profilesOf(['a']), ['category']);
    expect(rememberedMatch('acc', profilesOf(['a']))).toEqual(['category']);
  });

  it("contains nothing of the file's content", () => {
    rememberMatch('acc', profilesOf(['Customer of the secret']), [null]);
    const all = Object.entries(localStorage).flat().join();
    expect(all).toContain('acc');
    expect(all.toLowerCase()).not.toContain('secret');
  });

  it('is kept for fifty shapes, the oldest goes', () => {
    for (let at = 0; at < 51; at += 1) rememberMatch('acc', profilesOf([`h${at}`]), ['sku']);
    expect(rememberedMatch('acc', profilesOf(['h0']))).toBeNull();
    expect(rememberedMatch('acc', profilesOf(['h1']))).toEqual(['sku']);
    expect(rememberedMatch('acc', profilesOf(['h50']))).toEqual(['sku']);
  });

  it('is nothing for a file without headings', () => {
    rememberMatch('acc', profilesOf(['', ' ']), ['sku', null]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"a":1}', '[["x",[1]]]', '[null]', '"text"'])(
    'is nothing where %s is stored',
    (text) => {
      localStorage.setItem('facings-import-columns:acc', text);
      expect(rememberedMatch('acc', profilesOf(['a']))).toBeNull();
    },
  );

  it('is forgotten where the browser does not store', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberMatch('acc', profilesOf(['a']), ['sku']);
    expect(rememberedMatch('acc', profilesOf(['a']))).toBeNull();
  });
});
