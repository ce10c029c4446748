/** Characters that a person cannot see, but that make two texts differ. */

/** Letters that do not join, and blanks: after one of them a joiner or a variation selector changes nothing that is seen. */
const plain = String.raw`\0-\x7f\u0300-\u036f\p{Z}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}`;
/** After these a joiner is seen at the end of a word, too: viramas of Indic scripts, Arabic letters. */
const joining = String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\p{Script=Arabic}`;

/**
 * Control characters, zero-width characters, marks that change the writing direction. What emoji and words of some
 * scripts need is not one of them: joiners between their letters, the tags of a flag, variation selectors.
 */
const invisibleCharacters = new RegExp(
  [
    String.raw`[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]`,
    String.raw`[\u{e0000}-\u{e007f}](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]+)`,
    String.raw`[\u200c\u200d](?:(?<=(?:^|[${plain}\p{P}])[\u200c\u200d])|(?=[\u200c\u200d]))`,
    String.raw`\u200c(?:(?=$|[${plain}\p{P}])|(?<=\p{Extended_Pictographic}\ufe0f?\u200c))`,
    String.raw`\u200d(?<![${joining}]\u200d)(?=$|[${plain}\p{P}])`,
    String.raw`[\ufe0e\ufe0f](?:(?<=(?:^|[${plain}]).)(?!\u20e3)|(?=[\ufe0e\ufe0f]))`,
  ].join('|'),
  'gu',
);

/** Breaks that no input shows as such. They become ordinary ones, so that they never join two words. */
const oddBreaks = /[\v\f\x85]/g;

export const withoutInvisible = (text: string): string => {
  const without = text.replace(oddBreaks, '\n').replace(invisibleCharacters, '');
  // A joiner between two letters may now be beside another one, where it is not seen.
  return without === text ? text : withoutInvisible(without);
};

export const codePointName = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the names of all invisible characters in a text. */
export const invisibleIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(invisibleCharacters), ([sign]) => codePointName(sign));

/** Printable ASCII, as nearly all texts are: it has no invisible characters, and the long pattern takes ten times as long. */
const otherThanAscii = /[^ -~]/;

export const isPrintableAscii = (text: string): boolean => !otherThanAscii.test(text);

/** Returns the name of the first one: 'U+200B'; null if there is none. */
export const firstInvisible = (text: string): string | null =>
  isPrintableAscii(text) ? null : (invisibleIn(text)[0] ?? null);
