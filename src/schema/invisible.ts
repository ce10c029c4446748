/**
 * Characters that are invisible but make two texts differ: control characters, zero-width characters, marks that
 * change the writing direction. Joiners only count beside ASCII, because emoji and some scripts need them.
 */
const invisibleCharacters =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- these characters are the ones to find
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<=^|[\u0000-\u007f])[\u200c\u200d]|[\u200c\u200d](?=$|[\u0000-\u007f])/gu;

export const withoutInvisible = (text: string): string => text.replace(invisibleCharacters, '');

const codePointName = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the names of all invisible characters in a text. */
export const invisibleIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(invisibleCharacters), ([sign]) => codePointName(sign));

/** Printable ASCII, as nearly all cells are: it has no invisible characters, and the long pattern takes ten times as long. */
const otherThanAscii = /[^ -~]/;

/** Returns the name of the first one: 'U+200B'; null if there is none. */
export const firstInvisible = (text: string): string | null =>
  otherThanAscii.test(text) ? (invisibleIn(text)[0] ?? null) : null;
