import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentTemplate, templateOf, withPart } from './template';

describe('the parts of a template', () => {
  it.each([
    [null, {}],
    [undefined, {}],
    ['', {}],
    ['{"a": 1}', { a: 1 }],
    [{ a: 1 }, { a: 1 }],
    ['{"a": 1', null],
    ['[1]', null],
    [[1], null],
    [7, null],
  ])('are searched in %j as %j', (value, host) => {
    expect(templateOf(value)).toEqual(host);
  });

  it('are sent as blanks when cleared, and never change a value that is not an object', () => {
    expect(withPart({ a: 1, b: 2 }, 'b', ' x ')).toEqual({ a: 1, b: 'x' });
    expect(withPart({ a: 1, b: 2 }, 'b', '  ')).toEqual({ a: 1 });
    expect(withPart({ a: 1 }, 'b', null)).toEqual({ a: 1 });
    expect(withPart('{"a": 1', 'b', 'x')).toBeNull();
  });

  it('change nothing else', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.string(),
        fc.array(fc.string()),
        (host, key, part) => {
          const after = withPart(host, key, part);
          expect(after?.[key]).toEqual(part);
          expect(withPart(after, key, null)).toEqual(
            Object.fromEntries(Object.entries(host).filter(([own]) => own !== key)),
          );
        },
      ),
    );
  });
});

describe('a template that is sent', () => {
  it.each([
    [
      { returnUrl: ' https://x.example ', depth: 2 },
      { returnUrl: 'https://x.example', depth: 2 },
    ],
    [{ products: ['A1', 'a1', 'B2'] }, { products: ['a1', 'b2'] }],
    ['{"products": ["A1"]}', { products: ['a1'] }],
    [
      { returnUrl: null, products: null },
      { returnUrl: null, products: null },
    ],
    ['no json', 'no json'],
    ['', ''],
    [null, null],
  ])('%j is %j', (value, sent) => {
    expect(sentTemplate(value)).toEqual(sent);
  });
});
