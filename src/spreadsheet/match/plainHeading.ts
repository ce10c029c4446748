/** Splits 'stateDimensionsWidth' and 'SKUCode' into words; text without blanks or capitals stays one word. */
const humps = /(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
/** Accents of Latin, Greek and Cyrillic letters; in other scripts they are part of the letter. */
const accents = /[\u0300-\u036f]/g;
/** 'Item #' means item number. */
const numberSign = /[#№]/g;
const notWord = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A header in the form that is compared: lower-case words separated by single blanks, without accents and punctuation.
 * 'Sku-Code', 'skuCode' and ' SKU  CODE ' are equal.
 */
export const plainHeading = (heading: string): string =>
  heading
    .slice(0, 400)
    .replace(humps, '$& ')
    .replace(numberSign, ' number ')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(notWord, ' ')
    .trim();

/** The same without blanks: 'productdescription' equals 'product description'. */
export const denseHeading = (heading: string): string => plainHeading(heading).replaceAll(' ', '');
