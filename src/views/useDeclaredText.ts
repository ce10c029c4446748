/** Texts of a declaration or screen in the person's language; falls back to the declaration's own text. */
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { DeclaredText } from '../schema/declaredText';

export const useDeclaredText = (): ((words: DeclaredText) => string) => {
  const translate = useTranslate();
  return useCallback(({ key, text }) => translate(key, { _: text }), [translate]);
};
