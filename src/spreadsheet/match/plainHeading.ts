/** 'stateDimensionsWidth' and 'SKUCode' into words; what is written without blanks stays one word. */
const humps = /(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
/** Of Latin, Greek and Cyrillic letters; in other writings they are letters of their own. */
const accents = /[\u0300-\u036f]/g;
/** 'Item #' is an item number. */
const numberSign = /[#№]/g;
const notWord = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A heading as it is compared: its words in lower case with single blanks, without accents and signs. 'Sku-Code',
 * 'skuCode' and ' SKU  CODE ' are the same.
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

/** The same without blanks: 'productdescription' is 'product description'. */
export const denseHeading = (heading: string): string => plainHeading(heading).replaceAll(' ', '');
