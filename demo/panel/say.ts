/** Words with what stands in their braces; of `one |||| many` the one that fits the count. */
export const say = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const [one = '', many = one] = text.split(' |||| ');
  return (values.n === 1 ? one : many).replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    return typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');
  });
};
