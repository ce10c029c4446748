import { isWebAddress } from '../../schema/rules/address';
import { asText } from '../shared/asText';

export interface Address {
  readonly text: string;
  /** Only http and https lead anywhere: a `javascript:` address is text. */
  readonly isLink: boolean;
}

/** Addresses of a value that is one or a list of them. */
export const addressesOf = (value: unknown): readonly Address[] => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = entries.flatMap((entry) =>
    typeof entry === 'string' ? (asText(entry) ?? []) : [],
  );
  return [...new Set(texts)].map((text) => ({ text, isLink: isWebAddress(text) }));
};
