/** Keys and names: their words, their labels in the style of the declarations, and as source text. */

/** @param {string} text a TypeScript string */
export const quoted = (text) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Whether a key is a record's name, so that its values are not options. */
export const isName = (/** @type {string} */ key) =>
  /(^|_)(name|title|label|description)$|(Name|Title|Label)$/.test(key);

const acronyms = new Set(
  '3d api ar cdn csv fps gps gtin html http id ip isbn json pdf pin qr sku ui uom upc uri url uuid vat xml'.split(
    ' ',
  ),
);

/** 'contactEmail' and 'contact_email' have two words. @param {string} key */
export const wordsOf = (key) =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Of several, only the s is small: 'IDs'. @param {string} word */
const spelled = (word) => {
  if (acronyms.has(word)) return word.toUpperCase();
  const [, one = ''] = /^(?!https$)(.+)s$/.exec(word) ?? [];
  return acronyms.has(one) ? `${one.toUpperCase()}s` : word;
};

/**
 * A field's label: 'contact_email' becomes 'Contact email', 'external_id' becomes 'External ID'.
 * @param {string[]} words
 */
export const sentence = (words) => capital(words.map(spelled).join(' '));

/** An entity's label: 'alertRules' becomes 'Alert Rules'. @param {string[]} words */
export const title = (words) => words.map((word) => capital(spelled(word))).join(' ');

/** The label of a reference omits 'id'. @param {string} key */
export const labelOf = (key) => {
  const words = wordsOf(key);
  return sentence(words.length > 1 && words.at(-1) === 'id' ? words.slice(0, -1) : words);
};

/** The label of a switch omits 'is', that of a date-time omits 'at'. @param {string} key @param {'is' | 'at'} part */
export const shortLabelOf = (key, part) => {
  const words = wordsOf(key);
  const own = part === 'is' ? words.at(0) === 'is' : words.at(-1) === 'at';
  if (!own || words.length === 1) return sentence(words);
  return sentence(part === 'is' ? words.slice(1) : words.slice(0, -1));
};

const singular = (/** @type {string} */ word) => {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(word)) return word.replace(/es$/, '');
  return word.replace(/([^s])s$/, '$1');
};

/** 'alertRules' → ['alert', 'rule']. @param {string} name */
export const singularWords = (name) => {
  const words = wordsOf(name);
  return words.map((word, at) => (at === words.length - 1 ? singular(word) : word));
};

/** 'alertRules' → 'Alert Rule'. @param {string} name */
export const singularOf = (name) => title(singularWords(name));

/** The type of an entity's records: 'Alert Rule' → 'AlertRule'. @param {string} one */
export const typeNameOf = (one) => one.replaceAll(' ', '');

/** The last part of an entity's address: 'alertRules' → 'alert-rules'. @param {string} name */
export const pathOf = (name) => wordsOf(name).join('-');
