/** What restricts a choice, with the form's values in it; null while one of them is missing. */
import { useFormValues } from '../shared/useFormValues';

const placeholder = /^\{(\w+)\}$/;

export const usePick = (
  pick: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> | null => {
  const names = Object.values(pick ?? {}).flatMap((text) => placeholder.exec(text)?.[1] ?? []);
  const values = useFormValues(names);
  const entries = Object.entries(pick ?? {}).map(([key, text]) => {
    const name = placeholder.exec(text)?.[1];
    const value = name === undefined ? text : values[name];
    return [key, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
  });
  return entries.some(([, value]) => value === '')
    ? null
    : (Object.fromEntries(entries) as Record<string, string>);
};
