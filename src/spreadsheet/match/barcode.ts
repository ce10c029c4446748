/** Whether the digits are a GTIN (EAN, UPC) with a valid check digit. */
export const isBarcode = (text: string): boolean => {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = Array.from(text.slice(0, -1))
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
};
