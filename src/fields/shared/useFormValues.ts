/** Some of a form's values; a change of any other does not draw again. */
import { useWatch, type FieldValues } from 'react-hook-form';

export const useFormValues = (names: readonly string[]): Readonly<Record<string, unknown>> =>
  useWatch({
    compute: (values: FieldValues) =>
      Object.fromEntries(names.map((name) => [name, values[name] as unknown])),
  });
