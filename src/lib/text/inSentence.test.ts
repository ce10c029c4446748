import { expect, it } from 'vitest';
import { inSentence } from './inSentence';

it.each([
  ['API Keys', 'API keys'],
  ['3D Models', '3D models'],
  ['SKUs', 'SKUs'],
  ['Notional Products', 'notional products'],
  ['Éléments', 'éléments'],
])('%s in a sentence', (name, text) => {
  expect(inSentence(name)).toBe(text);
});
