import type { banners as english } from '../en/banners';
import type { Translated } from './translated';

export const banners: Translated<typeof english> = {
  label: 'Nouvelles',
  reload: 'Recharger',
  dismiss: 'Masquer',
  available: 'Une nouvelle version de Facings est disponible.',
  needed:
    "Une nouvelle version de Facings a remplacé celle-ci, et une partie de cette page a disparu avec elle. Ce que vous avez saisi est encore là. Rechargez la page quand vous n'en aurez plus besoin.",
  harmless:
    "Une nouvelle version de Facings a remplacé celle-ci, et une partie de cette page a disparu avec elle. Il n'y a rien à enregistrer ici : rechargez la page.",
  offline:
    "Vous êtes hors ligne. Ce que vous avez saisi reste ici, et ce que vous voyez n'est peut-être plus à jour.",
  unreachable: 'La plateforme ne répond pas. Ce qui a échoué est redemandé automatiquement.',
  back: 'La plateforme répond de nouveau.',
  slow: 'La plateforme répond lentement en ce moment.',
  diagnostics: {
    title: 'Diagnostic',
    text: 'Pour la personne qui vous aide : version, navigateur, écran, derniers appels et dernières erreurs. Ni noms, ni adresses, ni mots de passe, rien de vos données.',
    copy: 'Copier le diagnostic',
    copied: 'Diagnostic copié.',
    shown: 'Le navigateur ferme son presse-papiers : sélectionnez le texte et copiez-le.',
    label: 'Diagnostic en texte',
  },
};
