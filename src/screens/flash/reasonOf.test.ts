import { HttpError, type TranslateFunction } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { NotFlashed, flashReasonOf } from './useFlash';

const translate: TranslateFunction = (key, options) =>
  options?.code === undefined ? key : `${key} ${String(options.code)}`;

describe('reasonOf', () => {
  it.each([
    ['NO_PRODUCTS', 'facings.flash.reasons.noProducts'],
    ['FAILED', 'facings.flash.reasons.code FAILED'],
    [null, 'facings.flash.reasons.silent'],
  ])('says of the code %s what it means', (code, told) => {
    expect(flashReasonOf(new NotFlashed({ isDone: false, code }), translate)).toBe(told);
  });

  it("shows the platform's message of a rejected call", () => {
    expect(flashReasonOf(new HttpError('Not yours.', 403), translate)).toBe('Not yours.');
  });
});
