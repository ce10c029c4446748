/** Reasons that are kept with rows and drawn later, maybe in another language than they arose in. */
import type { TranslateFunction } from 'react-admin';
import type { RuleMessage } from '../rules/message';
import { failureMessageOf, PlatformError, type DeclaredMessage } from './failures';

/** Words of the platform, or a text of the catalogue that is worded where it is drawn. */
export type Reason = string | RuleMessage;

export const reasonText = (reason: Reason, translate: TranslateFunction): string => {
  if (typeof reason === 'string') return reason;
  const { key, values = {}, text } = reason;
  const worded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? reasonText(value, translate) : value,
  ]);
  return translate(key, { ...(Object.fromEntries(worded) as object), _: text ?? key });
};

const declaredReason = ({ key, values, names = {}, english }: DeclaredMessage): RuleMessage => ({
  key,
  values: Object.fromEntries<string | number | RuleMessage>([
    ...Object.entries(values).map(
      ([name, value]) => [name, typeof value === 'number' ? value : String(value)] as const,
    ),
    ...Object.entries(names).map(([name, [of, text]]) => [name, { key: of, text }] as const),
  ]),
  ...(english === undefined ? {} : { text: english }),
});

/** Leaves out when to try again, which is wrong once time has passed. */
export const reasonOf = (error: unknown): Reason => {
  const keyOf = (some: unknown) => failureMessageOf(some, (key) => key).message;
  if (!(error instanceof PlatformError)) return { key: keyOf(error) };
  const { declaredMessage, text, failure } = error;
  if (declaredMessage) return declaredReason(declaredMessage);
  if (text !== undefined) return text;
  const { retryAfterSeconds: _, ...lasting } = failure;
  const message = keyOf(new PlatformError(lasting));
  return message === failure.message ? message : { key: message };
};
