/** A rule's message on its way from yup to the input that shows it: a catalogue key with its values. */
export interface RuleMessage {
  /** Key in the message catalogue. */
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** English text of a message that a declaration words itself; stands for the key where it has no entry. */
  readonly text?: string;
}

/** react-admin's marker of a message that is JSON, so that its own inputs read ours as well. */
const marker = '@@react-admin@@';

export const ruleMessage = (message: RuleMessage): string =>
  marker + JSON.stringify({ message: message.key, args: { ...message.values, _: message.text } });

/** Reads what `ruleMessage` wrote; any other text (a server's message) is given back as text. */
export const readRuleMessage = (text: string): RuleMessage | string => {
  if (!text.startsWith(marker)) return text;
  const { message, args } = JSON.parse(text.slice(marker.length)) as {
    message: string;
    args: Record<string, string | number>;
  };
  const { _: own, ...values } = args;
  return { key: message, values, ...(typeof own === 'string' ? { text: own } : {}) };
};
