import { inLanguage, type DemoText } from './language';

/** What this browser cannot do: keep changes after a reload (`storage`), or show images (`images`). */
export type DemoLimit = 'storage' | 'images';

const texts: Readonly<Record<DemoLimit, DemoText>> = {
  storage: {
    en: 'This browser blocks storage, so changes are lost when you reload the page.',
    fr: 'Ce navigateur bloque le stockage\u00a0: les modifications sont perdues au rechargement de la page.',
  },
  images: {
    en: 'Images are unavailable here, because the browser has no service worker.',
    fr: 'Les images ne sont pas disponibles ici, car le navigateur n’a pas de service worker.',
  },
};

export const limitText = (limit: DemoLimit): string => inLanguage(texts[limit]);
