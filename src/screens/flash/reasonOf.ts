/** Why a flash failed, as text for the user. */
import type { TranslateFunction } from 'react-admin';
import type { FlashAnswer } from '../../../dataProvider/calls/flash';
import { failureMessageOf } from '../../views/failures';

/** The platform's response was not SUCCESS. */
export class NotFlashed extends Error {
  readonly code: string | null;
  constructor({ code }: FlashAnswer) {
    super(code ?? 'No code.');
    this.name = 'NotFlashed';
    this.code = code;
  }
}

export const reasonOf = (error: unknown, translate: TranslateFunction): string => {
  if (!(error instanceof NotFlashed)) return failureMessageOf(error, translate).message;
  if (error.code === null) return translate('facings.flash.reasons.silent');
  return error.code === 'NO_PRODUCTS'
    ? translate('facings.flash.reasons.noProducts')
    : translate('facings.flash.reasons.code', { code: error.code });
};
