import type { splash as english } from '../en/splash';
import type { Translated } from './translated';

export const splash: Translated<typeof english> = {
  product: 'Facings',
  loading: 'Chargement…',
  leaving: 'Déconnexion…',
  fault: {
    title: 'Cette partie de la page a échoué',
    text: 'Le reste fonctionne toujours. Vous pouvez réessayer cette partie.',
    missing: 'Son code n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
    retry: 'Réessayer',
    reload: 'Recharger',
    details: 'Détails techniques',
    copy: 'Copier le diagnostic',
    copied: 'Copié',
    close: 'Fermer',
  },
  startFault: {
    title: 'Facings n’a pas pu démarrer',
    text: 'Ses paramètres n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
};
