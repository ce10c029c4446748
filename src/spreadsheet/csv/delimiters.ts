import type { Delimiter } from '../types';

/** Possible delimiters of a text file, most likely first. */
export const csvDelimiters: readonly Delimiter[] = [',', ';', '\t', '|'];
