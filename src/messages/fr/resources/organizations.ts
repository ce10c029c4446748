import type { Words } from './words';

export const organizations: Words = {
  name: 'Organisations',
  label: 'Organisation',
  menu: { main: { keywords: 'comptes, entreprises, sociétés, clients' } },
  fields: { name: 'Nom', logo: 'Image', services: 'Services' },
  rules: { logo: { required: 'L’image de l’organisation est obligatoire.' } },
  hints: { logo: 'Un PNG de 300 × 300 pixels est recommandé.' },
  create: 'Ajouter une organisation',
  edit: 'Modifier l’organisation',
  edited: 'L’organisation « {name} » a été mise à jour !',
  panels: { 0: 'Préparation', 2: 'Invitations en attente', 3: 'Membres' },
  actions: {
    notifyDevices: {
      label: 'Avertir les appareils',
      ask: 'Demander à tous les appareils de {name} de récupérer les dernières modifications ?',
      done: 'Les appareils de {name} ont été avertis.',
    },
  },
  followUps: {
    0: { title: 'Succès', body: 'Consultez votre messagerie. Invitation envoyée à {name} !' },
  },
};

export const organizationFeatures: Words = {
  name: 'Fonctionnalités',
  label: 'Fonctionnalités de l’organisation',
  menu: { organization: { keywords: 'options, bascules, bêta' } },
  fields: { feature_flags: 'Fonctionnalités' },
  saved: 'Fonctionnalités enregistrées.',
};

export const organizationStorages: Words = {
  name: 'Types de stockage',
  label: 'Types de stockage de l’organisation',
  menu: { organization: { keywords: 'étagères, meubles' } },
  fields: { storages: 'Types de stockage activés' },
  saved: 'Types de stockage enregistrés.',
};

export const organizationUnits: Words = {
  name: 'Unités de mesure',
  label: 'Unités de mesure de l’organisation',
  menu: { organization: { keywords: 'unités, uom' } },
  fields: { uoms: 'Unités activées' },
  saved: 'Unités de mesure enregistrées.',
};

export const invites: Words = {
  name: 'Invitations',
  label: 'Invitation',
  fields: { account_id: 'Organisation', name: 'Nom', email: 'Adresse e-mail', role: 'Rôle' },
  options: { role: { user: 'Utilisateur', administrator: 'Administrateur' } },
  create: 'Inviter un membre de l’équipe',
  created: 'Une invitation a été envoyée par e-mail à {email}',
  refusals: {
    0: 'Cette personne fait déjà partie de l’organisation',
    1: 'Une invitation a déjà été envoyée à {email}',
  },
  removeConsequences: {
    0: 'Le lien de l’e-mail ne fonctionnera plus. |||| Les liens des e-mails ne fonctionneront plus.',
  },
};

export const users: Words = {
  name: 'Utilisateurs',
  label: 'Utilisateur',
  menu: { main: { keywords: 'personnes, membres, équipe, rôles' } },
  fields: {
    account_id: 'Organisation',
    name: 'Nom',
    email: 'Adresse e-mail',
    role: 'Rôle',
    accounts: 'Organisations',
    last_sign_in: 'Dernière connexion',
  },
  options: { role: { user: 'Utilisateur', administrator: 'Administrateur' } },
  edit: 'Modifier le rôle',
  editConsequences: {
    0: 'Le rôle s’applique à la seule organisation de {name}. |||| Le rôle s’applique aux {smart_count} organisations de {name}.',
  },
  removeAsk: 'Voulez-vous vraiment supprimer {name} de la plateforme ?',
  removeConsequences: {
    0: '{name} appartient à {smart_count} organisation et n’y aura plus accès. |||| {name} appartient à {smart_count} organisations et n’y aura plus accès.',
  },
  edited: 'L’utilisateur « {name} » a été mis à jour !',
};

export const authSettings: Words = {
  name: 'Paramètres d’authentification',
  label: 'Authentification',
  fields: {
    account_id: 'Organisation',
    name: 'Nom',
    environment: 'Environnement',
    auth_details: 'Détails',
  },
  options: { environment: { dev: 'Développement', prod: 'Production' } },
  create: 'Ajouter une authentification',
  edit: 'Modifier l’authentification',
  edited: 'L’authentification « {name} » a été mise à jour !',
};

export const environments: Words = {
  name: 'Environnements',
  label: 'Environnement',
  menu: { settings: { keywords: 'clusters, instantanés' } },
  fields: {
    name: 'Nom de l’environnement',
    takeSnapshot: 'Instantané',
    snapshotName: 'Nom de l’instantané',
    clusterName: 'Nom du cluster',
    source: 'Source',
    created_at: 'Créé',
    expires: 'Expire',
    urls: 'URL',
    user: 'Créé par',
  },
  empties: { expires: 'Jamais' },
  words: { takeSnapshot: { on: 'Prendre un instantané', off: 'Utiliser un instantané existant' } },
  rules: {
    name: {
      refused0: 'Ce nom d’environnement est réservé.',
      refused1:
        'Le nom de l’environnement ne doit contenir que des lettres, des chiffres et des tirets',
    },
    snapshotName: { required: 'Le nom de l’instantané est obligatoire.' },
    clusterName: { required: 'Le nom du cluster est obligatoire.' },
  },
  view: 'Modifier l’environnement',
  create: 'Ajouter un environnement',
};
