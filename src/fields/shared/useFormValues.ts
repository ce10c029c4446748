/** Returns some of a form's values, without rendering again when others change. */
import { useWatch, type FieldValues } from 'react-hook-form';

export const useFormValues = (names: readonly string[]): Readonly<Record<string, unknown>> =>
  useWatch({
    compute: (values: FieldValues) =>
      Object.fromEntries(names.map((name) => [name, values[name] as unknown])),
  });
