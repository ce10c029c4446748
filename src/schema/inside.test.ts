import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json, text } from './fields';
import { hostOf, partsOf, withPart } from './inside';

const fields = {
  name: text({ label: 'Name' }),
  body: json({ label: 'Body' }),
  reply: text({ label: 'Reply', inside: { field: 'body', key: 'replyTo' } }),
};

describe('fields inside another one', () => {
  it('are known by their host field', () => {
    expect(partsOf(fields, 'body')).toEqual([
      { name: 'reply', key: 'replyTo', field: fields.reply },
    ]);
    expect(partsOf(fields, 'name')).toEqual([]);
  });

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
    expect(hostOf(value)).toEqual(host);
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
