/** An entity's name within a sentence: in lower case, except for acronyms such as API, SKUs and 3D. */
export const inSentence = (name: string): string =>
  name.replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    /\p{Lu}.*\p{Lu}|\p{N}/u.test(word) ? word : word.toLocaleLowerCase(),
  );
