/** The complete English catalogue: all texts except those of the declarations. */
import { englishAtStart } from './atStart';
import { record } from './recordTexts';
import { screenTexts } from './screenTexts';

export const english = { facings: { ...englishAtStart.facings, ...screenTexts, record } };
