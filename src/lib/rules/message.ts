/** Encodes a message (a catalogue key with its values) as the string that yup passes to the input. */
export interface RuleMessage {
  readonly key: string;
  /** A message among them is worded first. */
  readonly values?: Readonly<Record<string, string | number | RuleMessage>>;
  /** English text of a custom message of a declaration; used if the catalogue has no entry for the key. */
  readonly text?: string;
}

/** react-admin's marker for a message that is JSON, so that its own inputs understand ours as well. */
const marker = '@@react-admin@@';

export const ruleMessage = (message: RuleMessage): string =>
  marker + JSON.stringify({ message: message.key, args: { ...message.values, _: message.text } });

/** Decodes the result of `ruleMessage`. Any other text (a server's message) is returned unchanged. */
export const readRuleMessage = (text: string): RuleMessage | string => {
  if (!text.startsWith(marker)) return text;
  const { message, args } = JSON.parse(text.slice(marker.length)) as {
    message: string;
    args: Record<string, string | number>;
  };
  const { _: base, ...values } = args;
  return { key: message, values, ...(typeof base === 'string' ? { text: base } : {}) };
};
