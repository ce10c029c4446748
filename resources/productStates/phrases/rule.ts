/** Validation of each phrase. Other faults (duplicates, blanks) are prevented when a phrase is added. */
import type { OwnRule } from '../../../src/schema/fieldBase';
import type { RuleMessage } from '../../../src/lib/rules/message';
import { textFault } from '../../../src/lib/rules/textFault';
import { phraseLists } from '.';

/** Maximum length of a phrase; longer text is refused with a message. */
const maxLength = 500;

/** Returns what is wrong with the phrases of a list; stored ones are never refused. */
export const phrasesFault = (
  label: string,
  phrases: readonly string[],
  stored: readonly string[],
): RuleMessage | null =>
  phrases
    .map((phrase) =>
      stored.includes(phrase) ? null : textFault({ label, max: maxLength }, phrase),
    )
    .find((fault) => fault !== null) ?? null;

export const phrasesRule: OwnRule = (value, { label, stored }) =>
  phrasesFault(
    label,
    Object.values(phraseLists(value)).flat(),
    Object.values(phraseLists(stored)).flat(),
  );
