import { describe, expect, it } from 'vitest';
import { isEncryptedWorkbook, sniff } from './sniff';
import { oleFile } from './testing/oleFile';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

describe('the type of a file by its first bytes', () => {
  it.each([
    ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20), 'zip'],
    ['an empty zip', Uint8Array.of(0x50, 0x4b, 5, 6, 0), 'zip'],
    ['text that begins with PK', utf8('PK,name\n1,2'), 'text'],
    ['an old workbook', oleFile(['Workbook']), 'ole'],
    ['a PDF', utf8('%PDF-1.7\n'), 'pdf'],
    ['a page', utf8('<!DOCTYPE html><html>'), 'html'],
    ['a table of a page', utf8('\n  <table><tr><td>1'), 'html'],
    ['a page below a comment', utf8('<?xml version="1.0"?><!-- x --><!-- y --> <html>'), 'html'],
    ['a page with a byte order mark', utf8('\uFEFF<html>'), 'html'],
    ['a page in UTF-16', utf16('\uFEFF<html>', true), 'html'],
    ['a page in UTF-16, big end first', utf16('<html>', false), 'html'],
    ['text', utf8('sku,name\n1,<html>'), 'text'],
    ['text of a heading alike', utf8('<tablecloth>,2'), 'text'],
    ['nothing', new Uint8Array(0), 'text'],
    [
      'a picture of 16 bytes',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82),
      'other',
    ],
    ['text that begins with the name of an archive', utf8('Rar,name\n1,2'), 'text'],
  ] as const)('%s', (_, bytes, content) => {
    expect(sniff(bytes)).toBe(content);
  });

  it('is detected quickly with a thousand comments', () => {
    expect(sniff(utf8('<!---->'.repeat(146)))).toBe('text');
  });
});

describe('an OLE file', () => {
  it('is a workbook with a password, or an old file', () => {
    expect(isEncryptedWorkbook(oleFile(['EncryptionInfo', 'EncryptedPackage']))).toBe(true);
    expect(isEncryptedWorkbook(oleFile(['Workbook']))).toBe(false);
  });
});
