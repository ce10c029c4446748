/** Every parameter of the selected system is required (rules 3). */
import { mixed, type AnySchema } from 'yup';
import type { CredentialsField } from '../../schema/field';
import { isMasked, parameterKey } from '.';
import { isObject } from '../../schema/isObject';
import { ruleMessage } from '../../schema/rules/message';

/** Parameters that are empty; a masked one counts as filled in. */
export const missingParameters = (labels: readonly string[], value: unknown): readonly string[] => {
  const given = isObject(value) ? value : {};
  return labels.filter((label) => {
    const own = given[parameterKey(label)];
    return typeof own !== 'string' || own.trim() === '' || isMasked(own);
  });
};

export const credentialsRule = (field: CredentialsField): AnySchema =>
  mixed()
    .nullable()
    .when([field.of], ([system]: unknown[], rule: AnySchema) => {
      const labels = typeof system === 'string' ? (field.parameters[system] ?? []) : [];
      return rule.test('parameters', '', function check(value: unknown) {
        const [first] = missingParameters(labels, value);
        return first === undefined
          ? true
          : this.createError({
              message: ruleMessage({ key: 'facings.rules.required', values: { label: first } }),
            });
      });
    });
