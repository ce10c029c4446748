import type { TranslateFunction } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorOf } from '../../../dataProvider/mapping/platformError';
import { createI18nProvider } from '../../app/i18nProvider';
import { english } from '../../messages/en/index';
import { failureMessageOf, PlatformError } from './failures';

const i18n = createI18nProvider(english);
const translate: TranslateFunction = (key, options) => i18n.translate(key, options);

const told = (error: unknown) => failureMessageOf(error, translate).message;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the message for a failure', () => {
  it("is the platform's, with the field", () => {
    const error = errorOf({
      type: 'error',
      kind: 'invalid',
      status: 422,
      message: 'Not so.',
      fields: { name: 'Too odd.' },
    });
    expect(failureMessageOf(error, translate)).toEqual({
      message: 'Not so.',
      fields: { name: 'Too odd.' },
    });
  });

  it('says in words of the console that an existing record is gone', () => {
    const gone = { type: 'error', kind: 'notFound', status: 404 } as const;
    const message = 'There is no row of items with this id.';
    expect(failureMessageOf(errorOf({ ...gone, message }), translate, 'Item')).toEqual({
      message: 'This item no longer exists. Someone else may have removed it.',
      fields: {},
      details: message,
    });
    // Something that the record names is gone, not the record.
    const named = errorOf({
      ...gone,
      message,
      fields: { zone_id: 'There is no zone with this id.' },
    });
    if (!(named instanceof PlatformError)) throw new Error('It is of the platform.');
    named.word(translate);
    const removed = 'This was not found. It may have been removed.';
    expect(failureMessageOf(named, translate, 'Item')).toEqual({
      message: removed,
      fields: { zone_id: 'This no longer exists. Choose another one.' },
      details: message,
    });
    expect(told(errorOf({ ...gone, message }))).toBe(removed);
  });

  it("is the catalogue's if the platform sends none", () => {
    expect(told(errorOf({ type: 'error', kind: 'network' }))).toBe(
      'The platform could not be reached. Check your connection and try again.',
    );
  });

  it('says when to try again, if the platform does', () => {
    const busy = (retryAfterSeconds: number, message?: string) =>
      errorOf({
        type: 'error',
        kind: 'tooMany',
        status: 429,
        retryAfterSeconds,
        ...(message === undefined ? {} : { message }),
      });
    expect(told(busy(12))).toBe('Too many requests. Try again in 12 seconds.');
    expect(told(busy(1))).toBe('Too many requests. Try again in 1 second.');
    expect(told(busy(0))).toBe('Too many requests. Try again in 1 second.');
    expect(told(busy(121))).toBe('Too many requests. Try again in 3 minutes.');
    expect(told(busy(12, 'Slow down.'))).toBe('Slow down. Try again in 12 seconds.');
    expect(told(errorOf({ type: 'error', kind: 'tooMany', status: 429 }))).toBe(
      'Too many requests. Wait a moment and try again.',
    );
  });

  it("never shows a programmer's message, which is logged once by name and location only", () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new TypeError('hunter2 is not a function');
    expect(told(fault)).toBe('Something went wrong. Please try again.');
    expect(told(fault)).toBe('Something went wrong. Please try again.');
    expect(log).toHaveBeenCalledOnce();
    const text = String(log.mock.calls[0]);
    expect(text).toMatch(/^TypeError\n\s*at /);
    expect(text).toContain('failures.test');
    expect(text).not.toContain('hunter2');
  });

  it('is the same for a value that is not an error', () => {
    expect(told('boom')).toBe('Something went wrong. Please try again.');
    expect(told(undefined)).toBe('Something went wrong. Please try again.');
  });
});
