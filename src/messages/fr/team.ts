import type * as english from '../en/team';
import type { Translated } from './typeset';

export const team: Translated<typeof english.team> = {
  invite: {
    label: 'Inviter un membre de l’équipe',
    text: 'Un membre de l’équipe est invité dans une seule organisation.',
  },
  search: 'Ajouter une personne',
  searchHint: 'Les nouveaux membres reçoivent le rôle Utilisateur.',
  searchFrom: 'Saisissez au moins {min} caractères d’un nom ou d’une adresse e-mail',
  noMatch: 'Personne d’autre dans l’organisation ne correspond',
  found: '{name} · {email}',
  adding: 'Ajout de {name}…',
  removing: 'Retrait…',
  added: '{name} a désormais accès.',
  removed: '{name} n’a plus accès à cette zone.',
  removedEverywhere: '{name} n’a plus accès à aucune zone.',
  cleared: 'Plus personne n’a accès à cette zone.',
  members: 'Membres',
  admin: 'Admin',
  nameless: 'Sans nom',
  filter: 'Rechercher un membre',
  none: 'Personne n’a encore accès à cette zone. Ajoutez la première personne ci-dessus.',
  noneFound: 'Aucun membre ne correspond à « {text} ».',
  remove: 'Retirer {name}',
  everywhere: 'Retirer de toutes les zones',
  all: 'Tout retirer',
  ask: {
    admin: {
      title: 'Retirer un admin',
      text: '{name} est admin de cette zone. Les nouveaux membres reçoivent le rôle Utilisateur : cette console ne peut donc pas rétablir le rôle d’admin.',
      confirm: 'Retirer',
    },
    everywhere: {
      title: 'Retirer de toutes les zones',
      text: 'Voulez-vous vraiment retirer {name} de toutes les zones ? {name} perdra l’accès à toutes les zones, pas seulement à celle-ci.',
      confirm: 'Retirer de toutes les zones',
    },
    all: {
      title: 'Retirer tous les membres',
      text: 'Voulez-vous vraiment retirer tous les membres de cette zone ?',
      confirm: 'Tout retirer',
    },
  },
  failed: {
    add: '{name} n’a pas pu être ajouté. {reason}',
    remove: '{name} n’a pas pu être retiré. {reason}',
    everywhere: '{name} n’a pas pu être retiré de toutes les zones. {reason}',
    all: 'Les membres n’ont pas pu être retirés. {reason}',
  },
};
