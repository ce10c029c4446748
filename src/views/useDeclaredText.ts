/** Words of a declaration or screen in the person's language; the declaration's own where there is no translation. */
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { DeclaredText } from '../schema/declaredText';

export const useDeclaredText = (): ((words: DeclaredText) => string) => {
  const translate = useTranslate();
  return useCallback(({ key, text }) => translate(key, { _: text }), [translate]);
};
