/** Guesses the field of a key whose values are texts. */
import { isName, labelOf, quoted, sentence, shortLabelOf, wordsOf } from './names.mjs';
import { isSecretKey } from './secrets.mjs';

/** @typedef {import('./guess.mjs').GuessedField} GuessedField */

const longestLine = 120;
const mostOptions = 8;
const longestText = 500;

const isDate = (/** @type {string} */ text) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isDateTime = (/** @type {string} */ text) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text);
const isTime = (/** @type {string} */ text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
const isImage = (/** @type {string} */ text) =>
  /^(https?:\/\/|\/)\S+\.(png|jpe?g|webp|gif)(\?\S*)?$/i.test(text);
const isAddress = (/** @type {string} */ text) => /^https?:\/\/\S+$/.test(text);
const isEmail = (/** @type {string} */ text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
const isConstant = (/** @type {string} */ text) => /^[A-Z][A-Z0-9_]*$/.test(text);

/** Set by the platform, never by a user. */
const isSystems = (/** @type {string} */ key) =>
  /^(created|updated|modified|changed|deleted|synced|last|first)(_|[A-Z]|$)/.test(key);

/**
 * Detects options: few repeated values; upper-case words from three records on, other short texts from four.
 * @param {string} key @param {string[]} values
 */
function optionsIn(key, values) {
  const distinct = [...new Set(values)];
  if (isName(key) || isSecretKey(key) || distinct.length > mostOptions || values.length < 3)
    return null;
  const repeats = distinct.length < values.length;
  if (repeats && distinct.every(isConstant)) return distinct;
  const isShort = distinct.every((value) => value.length <= 30 && !/\d{2}/.test(value));
  return values.length >= 4 && isShort && distinct.length * 2 <= values.length ? distinct : null;
}

/** @param {string} key @param {string[]} values @returns {Omit<GuessedField, 'key' | 'isComplete'>} */
export function textOf(key, values) {
  const label = quoted(/(_id|Id)$/.test(key) ? sentence(wordsOf(key)) : labelOf(key));
  if (values.every(isDate)) {
    return { builder: 'date', options: { label }, isEntered: !isSystems(key), type: 'text' };
  }
  if (values.every((value) => isDateTime(value) || isDate(value))) {
    return {
      builder: 'moment',
      options: { label: quoted(shortLabelOf(key, 'at')) },
      isEntered: !isSystems(key),
      type: 'text',
      ...(isSystems(key) ? { note: 'shown only, since the platform sets it' } : {}),
    };
  }
  const entered = /** @type {const} */ ({ isEntered: true, type: 'text' });
  if (values.every(isTime)) return { builder: 'time', options: { label }, ...entered };
  if (values.every(isImage)) {
    return {
      builder: 'media',
      options: { label },
      isEntered: false,
      note: 'the address of a picture, shown only; image() lets people upload one',
    };
  }
  if (values.every(isAddress)) {
    return { builder: 'text', options: { label, format: "'url'", max: '2000' }, ...entered };
  }
  if (values.every(isEmail)) {
    return { builder: 'text', options: { label, format: "'email'" }, ...entered };
  }
  const options = optionsIn(key, values);
  if (options) {
    return {
      builder: 'choice',
      options: { label, options: `fixed([${options.map(quoted).join(', ')}])` },
      ...entered,
      values: options,
      note: `a choice of ${options.join(', ')}; add what the sample does not have`,
    };
  }
  const longest = Math.max(...values.map((value) => value.length));
  const isLong = longest > longestLine || values.some((value) => value.includes('\n'));
  return {
    builder: 'text',
    options: {
      label,
      ...(isLong ? { multiline: 'true' } : {}),
      ...(longest > longestText ? { max: String(Math.ceil(longest / 1000) * 2000) } : {}),
    },
    ...entered,
    isPlain: !isLong,
    ...(isSecretKey(key)
      ? {
          note: "a secret: the demo's rows have a placeholder, and `secret` hides it in the console",
        }
      : {}),
  };
}
