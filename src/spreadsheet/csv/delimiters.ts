import type { Delimiter } from '../types';

/** What may part the cells of a text file, the likeliest first. */
export const csvDelimiters: readonly Delimiter[] = [',', ';', '\t', '|'];
