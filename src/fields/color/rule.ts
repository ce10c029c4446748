/** A color: '#' and six hexadecimal digits (rules 3, hex_color). */
import type { AnySchema } from 'yup';
import type { ColorField } from '../../schema/field';
import { isColor, widened } from '../../schema/rules/color';
import { ruleMessage } from '../../schema/rules/message';
import { line } from '../text/rule';

export const colorRule = (field: ColorField, required: string): AnySchema => {
  const rule = line()
    .transform((text: unknown) => (typeof text === 'string' ? widened(text) : text))
    .test(
      'color',
      ruleMessage({ key: 'facings.rules.color', values: { label: field.label } }),
      (text) => !text || isColor(text),
    );
  return field.required ? rule.required(required) : rule;
};
