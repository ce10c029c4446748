import type { ScenarioName } from '../scenarios/names';

/** The stand-in itself describes its scenarios in English. */
export const frenchScenarios: Readonly<
  Record<ScenarioName, { readonly label: string; readonly description: string }>
> = {
  default: {
    label: 'Par défaut',
    description: 'Neuf organisations avec des données de toutes sortes, sur une connexion rapide.',
  },
  'fresh-organization': {
    label: 'Nouvelle organisation',
    description:
      'Une organisation à son premier jour : des unités, un collègue invité, une région et une zone qui n’envoie encore rien ; ni produits, ni tâches.',
  },
  'big-chain': {
    label: 'Grande chaîne',
    description:
      'Kestrel & Crown Superstores à côté des autres : 50 000 produits, 2 000 zones dans 40 régions.',
  },
  empty: {
    label: 'Tout est vide',
    description:
      'L’organisation de la personne connectée, sans unités ni services, et rien d’autre.',
  },
  'read-only': {
    label: 'Lecture seule',
    description:
      'Toute modification est refusée (403) ; listes, recherches, contrôles et connexion fonctionnent.',
  },
  'slow-line': {
    label: 'Connexion lente',
    description: 'Chaque réponse prend deux secondes, les exports en prennent six.',
  },
  flaky: {
    label: 'Plateforme instable',
    description:
      'Un appel sur dix échoue, de six façons à tour de rôle : 500, connexion coupée, 503, 401, HTML, 429.',
  },
  'expired-session': {
    label: 'Session expirée',
    description:
      'Le jeton est refusé comme expiré, tout de suite puis toutes les 20 secondes ; un renouvellement le remplace, et personne ne devrait le remarquer.',
  },
  'refresh-refused': {
    label: 'Renouvellement refusé',
    description:
      'Le jeton expire tout de suite puis toutes les 20 secondes, et son renouvellement est refusé : la personne se reconnecte.',
  },
  'refresh-hangs': {
    label: 'Renouvellement sans réponse',
    description:
      'Le jeton expire tout de suite puis toutes les 20 secondes, et son renouvellement n’obtient jamais de réponse.',
  },
  'commit-then-500': {
    label: '500 après enregistrement',
    description: 'Chaque modification est enregistrée, mais la réponse est 500.',
  },
  maintenance: {
    label: 'Page de maintenance',
    description: 'Chaque appel reçoit 503 et une page HTML au lieu de JSON.',
  },
};
