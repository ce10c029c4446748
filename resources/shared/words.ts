/** The words of a list that is written with commas. */
export const words = (list: string): readonly string[] => list.split(', ');
