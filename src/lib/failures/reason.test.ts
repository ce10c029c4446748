// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { PlatformError, type Failure } from './failures';
import { reasonOf, reasonText } from './reason';

const failure = (rest: Partial<Failure>): Failure => ({ type: 'error', kind: 'server', ...rest });

const texts: Readonly<Record<string, string>> = {
  'facings.failures.tooMany': 'Trop de demandes.',
  'facings.bulk.refused': 'Refusé : {reason}',
  noName: 'Sans {label}, {count}',
  'fields.name': 'Nom',
};
const translate = (key: string, values: object = {}): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    texts[key] ?? key,
  );

describe('a reason', () => {
  it('is kept in the words of the platform, or as a text that is worded later', () => {
    const busy = new PlatformError(
      failure({ kind: 'tooMany', status: 429, retryAfterSeconds: 30 }),
    );
    const own = new PlatformError(failure({ kind: 'invalid', status: 400, message: 'No.' }));
    const declared = new PlatformError(failure({ kind: 'invalid' }), {
      declaredMessage: {
        key: 'noName',
        values: { count: 2 },
        names: { label: ['fields.name', 'Name'] },
      },
    });
    const reasons = [busy, own, declared].map(reasonOf);
    // As the journal stores them.
    const kept = JSON.parse(JSON.stringify(reasons)) as typeof reasons;
    expect(kept[0]).toEqual({ key: 'facings.failures.tooMany' });
    expect(kept.map((reason) => reasonText(reason, translate))).toEqual([
      'Trop de demandes.',
      'No.',
      'Sans Nom, 2',
    ]);
  });

  it('of a bug is general, and the bug is logged', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(reasonOf(new TypeError('x is null'))).toEqual({ key: 'facings.views.failure.unknown' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('within another text is worded with it', () => {
    const values = { reason: { key: 'facings.failures.tooMany' } };
    expect(reasonText({ key: 'facings.bulk.refused', values }, translate)).toBe(
      'Refusé : Trop de demandes.',
    );
  });
});
