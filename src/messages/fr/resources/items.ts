import type { Words } from './words';

export const items: Words = {
  name: 'Articles',
  label: 'Article',
  menu: { main: { keywords: 'objets' } },
  fields: { name: 'Nom' },
  create: 'Ajouter un article',
  edit: 'Modifier l’article',
  edited: 'Article « {name} » : mise à jour réussie !',
  rules: { name: { required: 'Le nom de l’article est obligatoire.' } },
};
