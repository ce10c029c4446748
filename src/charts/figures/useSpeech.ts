import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../schema/region';
import type { Speech } from './figureText';

/** The locale and translations for formatting values. */
export const useSpeech = (): Speech => {
  const locale = regionOf(useLocale());
  const translate = useTranslate();
  return useMemo(() => ({ locale, translate }), [locale, translate]);
};
