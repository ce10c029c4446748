import type * as english from '../en/amounts';
import type { Translated } from './typeset';

export const amounts: Translated<typeof english.amounts> = {
  par: {
    label: 'Par',
    of: 'Par de {name}',
    kept: 'La plateforme a conservé le par {held}.',
    gone: 'Plus disponible, donc sans par.',
  },
};
