/** The pasted keys of a list in its address; too many for it are kept in memory. */
/** Characters; longer addresses are cut by mail programs and refused by some servers. */
const mostInAddress = 1_500;
const prefix = '~~';
const kept: string[] = [];

/** The value of the parameter: the keys, or where they are kept. */
export const onlyParameter = (text: string): string => {
  if (text.length <= mostInAddress) return text;
  if (!kept.includes(text)) kept.push(text);
  return `${prefix}${kept.indexOf(text) + 1}`;
};

/** The keys of an address; of a page that was reloaded, the parameter itself, which is no key. */
export const onlyFrom = (parameter: string): string =>
  (parameter.startsWith(prefix) && kept[Number(parameter.slice(prefix.length)) - 1]) || parameter;

/** Whether the keys are kept in memory, because the address cannot hold them. */
export const isKeptKeys = (text: string): boolean => text.length > mostInAddress;

/** Whether the keys are gone with the memory of an earlier page. */
export const areKeysLost = (text: string): boolean => text.startsWith(prefix);
