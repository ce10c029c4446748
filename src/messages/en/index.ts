/** The complete English catalogue: all texts except those of the declarations. */
import { englishAtStart } from './atStart';
import { screenTexts } from './screenTexts';

export const english = { facings: { ...englishAtStart.facings, ...screenTexts } };
