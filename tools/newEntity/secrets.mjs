/** Secrets of a sample, which must not get into the demo's files. */
import { wordsOf } from './names.mjs';

/** @typedef {import('./sample.mjs').JsonObject} JsonObject */

const secretWords =
  /^(secrets?|tokens?|passw(or)?d|passphrase|credentials?|authorization|bearer|jwt)$/;
const keyBefore = /^(api|access|private|secret|signing|encryption|auth)$/;
/** What a last word says of a secret, but not the secret itself: token_expires_at, secret_id. */
const about =
  /^(id|at|on|name|type|kind|count|url|uri|hint|label|length|expires|expiry|expiration)$/;

/** Whether texts of a key are secrets: client_secret, accessToken, api_key. @param {string} key */
export const isSecretKey = (key) => {
  const words = wordsOf(key);
  if (about.test(words.at(-1) ?? '')) return false;
  return words.some(
    (word, at) =>
      secretWords.test(word) || (/^keys?$/.test(word) && keyBefore.test(words[at - 1] ?? '')),
  );
};

/** Of a kind that is a secret under any key: a JWT, a private key, a key of a known service, a long one under 'key'. */
const isSecretText = (/** @type {string} */ text, /** @type {string} */ key) =>
  /^(eyJ[\w-]+\.[\w-]+\.|-----BEGIN [A-Z ]*PRIVATE KEY|(sk|pk|rk)_(live|test)_|gh[pousr]_|xox[abprs]-|(Bearer|Basic) \S)/.test(
    text,
  ) ||
  (wordsOf(key).at(-1) === 'key' && /^(?=.*\d)(?=.*[A-Za-z])[\w+/=.-]{16,}$/.test(text));

/** As long, with letters for letters and digits for digits. @param {string} text */
const placeholder = (text) =>
  text
    .replaceAll(/\p{Ll}/gu, 'x')
    .replaceAll(/\p{L}/gu, (letter) => (letter === 'x' ? 'x' : 'X'))
    .replaceAll(/\p{Nd}/gu, '0');

/**
 * A value of the sample without its secrets.
 * @param {unknown} value @param {string} key @param {boolean} isInSecret whether a key above is one of secrets
 * @returns {unknown}
 */
const withoutSecret = (value, key, isInSecret) => {
  const isSecret = isInSecret || isSecretKey(key);
  if (Array.isArray(value)) return value.map((item) => withoutSecret(item, key, isSecret));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, item]) => [inner, withoutSecret(item, inner, isSecret)]),
    );
  return typeof value === 'string' && (isSecret || isSecretText(value, key))
    ? placeholder(value)
    : value;
};

/** @param {JsonObject} record @returns {JsonObject} */
export const withoutSecrets = (record) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, withoutSecret(value, key, false)]),
  );
