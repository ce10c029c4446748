/** French texts of the developers' overlay. */
import type { inspector as english } from '../en/inspector';
import type { Translated } from './translated';

export const inspector: Translated<typeof english> = {
  label: 'Panneau de développement',
  close: 'Fermer le panneau de développement',
  declarations: 'Dessiné par',
  byHand: 'Un écran fait à la main : src/screens.',
  calls: 'Appels de cet écran',
  noCalls: 'Aucun. Tout ce qui est affiché était en cache.',
};
