interface Range {
  readonly least: number;
  readonly most: number;
}

/** A whole number within the range; undefined for any other text. */
export const wholeNumber = (text: string, { least, most }: Range): number | undefined => {
  if (!/^\d+$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
};
