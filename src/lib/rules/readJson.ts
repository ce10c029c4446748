/** Parses JSON that people type: its value, or the position of the first error. */

/** Returns the value in a wrapper, because null is a valid value; undefined if the text is not JSON. */
export const readJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/**
 * Whether an object in it has the key `__proto__`. A copy of such an object loses that key: what is typed would be
 * dropped without a word, so it is refused.
 */
export const hasProtoKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasProtoKey));

/** Lines and columns start at 1; columns count characters as an editor shows them. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

type Awaited = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'afterValue';

const blanks = /[ \t\n\r]*/y;
const stringToken = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalarToken =
  /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

const lengthOf = (token: RegExp, text: string, at: number): number => {
  token.lastIndex = at;
  return token.exec(text)?.[0].length ?? 0;
};

/** Returns what can follow a character; undefined if the character is not allowed here. */
const afterSign = (sign: string, awaited: Awaited, open: string[]): Awaited | undefined => {
  const wantsValue = awaited === 'value' || awaited === 'valueOrEnd';
  const within = open.at(-1);
  if ((sign === '{' || sign === '[') && wantsValue) {
    open.push(sign);
    return sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
  }
  if (sign === ':' && awaited === 'colon') return 'value';
  if (sign === ',' && awaited === 'afterValue' && within !== undefined) {
    return within === '{' ? 'key' : 'value';
  }
  const canEnd =
    (sign === '}' && within === '{' && (awaited === 'afterValue' || awaited === 'keyOrEnd')) ||
    (sign === ']' && within === '[' && (awaited === 'afterValue' || awaited === 'valueOrEnd'));
  if (!canEnd) return undefined;
  open.pop();
  return 'afterValue';
};

/** Returns the index of the first invalid character; the text's length if it ends too early. */
const faultIndex = (text: string): number => {
  const open: string[] = [];
  let awaited: Awaited = 'value';
  let at = lengthOf(blanks, text, 0);
  while (at < text.length) {
    const isKey: boolean = awaited === 'key' || awaited === 'keyOrEnd';
    const isValue: boolean = awaited === 'value' || awaited === 'valueOrEnd';
    const string: number = isKey || isValue ? lengthOf(stringToken, text, at) : 0;
    const length: number = string || (isValue ? lengthOf(scalarToken, text, at) : 0);
    const next: Awaited | undefined =
      length > 0 ? (isKey ? 'colon' : 'afterValue') : afterSign(text.charAt(at), awaited, open);
    if (next === undefined) return at;
    awaited = next;
    at += length || 1;
    at += lengthOf(blanks, text, at);
  }
  return at;
};

/**
 * Returns the position of the first error; undefined if the text is valid JSON. Browsers report it in different
 * words, so the console finds it itself.
 */
export const jsonFaultOf = (text: string): JsonFault | undefined => {
  if (readJson(text)) return undefined;
  const before = text.slice(0, faultIndex(text)).split('\n');
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
};
