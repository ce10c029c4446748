/** Sort keys that several kinds share. */
import { asText } from './shared/asText';

export const asNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
};

export const lengthOrNumber = (value: unknown): number | null =>
  Array.isArray(value) ? value.length : asNumber(value);

export const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [value];

export const joined = (values: readonly unknown[]): string | null => {
  const texts = values.flatMap((value) => asText(value) ?? []);
  return texts.length > 0 ? texts.join(', ') : null;
};
