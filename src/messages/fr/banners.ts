import type { banners as english } from '../en/banners';
import type { Translated } from './translated';

export const banners: Translated<typeof english> = {
  label: 'Informations',
  reload: 'Recharger',
  dismiss: 'Masquer',
  available: 'Une nouvelle version de Facings est disponible.',
  needed:
    'Une nouvelle version de Facings a remplacé celle-ci, et une partie de cette page n’est plus disponible. Votre saisie est conservée. Rechargez la page quand vous le souhaitez.',
  harmless:
    'Une nouvelle version de Facings a remplacé celle-ci, et une partie de cette page n’est plus disponible. Il n’y a rien à enregistrer. Rechargez la page.',
  offline:
    'Vous êtes hors ligne. Votre saisie est conservée. Les données affichées ne sont peut-être plus à jour.',
  unreachable: 'La plateforme ne répond pas. Les requêtes en échec sont relancées automatiquement.',
  back: 'La plateforme répond à nouveau.',
  slow: 'La plateforme répond lentement.',
  diagnostics: {
    title: 'Diagnostic',
    text: 'Pour l’assistance : version, navigateur, écran, derniers appels et dernières erreurs. Ni noms, ni adresses, ni mots de passe, ni aucune de vos données.',
    copy: 'Copier le diagnostic',
    copied: 'Diagnostic copié.',
    shown: 'Le navigateur ne permet pas la copie. Sélectionnez le texte et copiez-le.',
    label: 'Diagnostic sous forme de texte',
  },
};
