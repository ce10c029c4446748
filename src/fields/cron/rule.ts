/**
 * Validation of a schedule (rules 5, Schedule): its parts are separated by single spaces, and each of them is valid.
 */
import type { AnySchema } from 'yup';
import { cronFaultOf, normalCron } from '../../schema/cron/fault';
import { ruleMessage } from '../../schema/rules/message';
import { line } from '../text/rule';

export const cronRule = (field: { readonly required?: boolean }, required: string): AnySchema => {
  const rule = line()
    .transform((text: string) => normalCron(text))
    .test('cron', (text, { createError }) => {
      const fault = cronFaultOf(text ?? '');
      return fault === undefined || createError({ message: ruleMessage(fault) });
    });
  return field.required ? rule.required(required) : rule;
};
