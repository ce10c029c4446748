/** French texts of the hand-written screens, for each place of `screenMessages` (src/schema/screen.ts). */
interface ScreenWords {
  readonly title: string;
  /** By group: `label` and `keywords`. */
  readonly menu?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const screenWords: Readonly<Record<string, ScreenWords>> = {
  dashboard: {
    title: 'Tableau de bord',
    menu: { main: { keywords: 'accueil, début, aperçu, analyses' } },
  },
  account: { title: 'Compte', menu: { user: { keywords: 'moi, profil, mot de passe, mon nom' } } },
  settings: {
    title: 'Paramètres',
    menu: {
      main: { keywords: 'préférences, configuration, réglages' },
      settings: { label: 'Général', keywords: 'réglages' },
    },
  },
  matrix: {
    title: 'Produits dans les zones',
    menu: { main: { keywords: 'disponibilité, assortiment, planogramme' } },
  },
  calendar: {
    title: 'Calendrier',
    menu: {
      organization: { label: 'Calendrier des tâches', keywords: 'planning, modèles de tâche' },
    },
  },
};
