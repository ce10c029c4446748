import { shownLanguage } from '../language';

/** Fills placeholders in a text; `one |||| many` selects the form for the count. */
export const say = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const [one = '', many = one] = text.split(' |||| ');
  return (values.n === 1 ? one : many).replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    return typeof value === 'number' ? value.toLocaleString(shownLanguage()) : (value ?? '');
  });
};
