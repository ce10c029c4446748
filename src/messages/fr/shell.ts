import type { shell as english } from '../en/shell';
import type { Translated } from './translated';

export const shell: Translated<typeof english> = {
  skip: 'Aller au contenu',
  menu: 'Ouvrir la navigation',
  nav: {
    main: 'Navigation principale',
    organization: 'Organisation',
    settings: 'Paramètres globaux',
    status: 'État du système',
    switch: '{name} : changer d’organisation',
    details: 'Détails',
  },
  profile: {
    title: 'Votre profil n’a pas pu être chargé',
    text: 'La console a besoin de votre profil. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  user: {
    menu: 'Menu du compte',
    appearance: 'Apparence',
    light: 'Clair',
    dark: 'Sombre',
    system: 'Système',
    density: 'Densité',
    comfortable: 'Confortable',
    compact: 'Compacte',
    language: 'Langue',
    history: 'Historique des notifications',
    logOut: 'Se déconnecter',
  },
  toasts: {
    label: 'Notifications',
    close: 'Fermer la notification',
    history: 'Historique des notifications',
    empty: 'Aucune notification pour le moment.',
    closeHistory: 'Fermer',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a aucune page à cette adresse.',
    back: 'Aller au tableau de bord',
  },
};
