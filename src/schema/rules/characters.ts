/** How many characters a person sees: a thumbs-up is one, though it is two units of a string. */
const plain = /^[ -~]*$/;

export const charactersIn = (text: string): number =>
  plain.test(text) ? text.length : [...new Intl.Segmenter().segment(text)].length;
