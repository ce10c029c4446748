import type { Words } from './words';

export const keys: Words = {
  name: 'Clés d’API',
  label: 'Clé d’API',
  menu: { organization: { keywords: 'jetons, identifiants, secrets' } },
  fields: {
    organization_id: 'Organisation',
    name: 'Nom',
    role: 'Autorisation',
    key: 'Clé',
    created_at: 'Créée',
    user: 'Créée par',
  },
  options: { role: { user: 'Lecture', administrator: 'Lecture + écriture' } },
  rules: { name: { required: 'Le nom de la clé est obligatoire.' } },
  create: 'Nouvelle clé d’API',
  secrets: { 0: 'Clé secrète' },
  removeConsequences: { 0: 'Les programmes qui utilisent cette clé n’auront plus accès.' },
};
