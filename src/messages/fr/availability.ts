import type { availability as english } from '../en/availability';
import type { Translated } from './translated';

export const availability: Translated<typeof english> = {
  all: 'Tout sur cette page',
  some: '{on} sur {count} activés',
  filter: { label: 'Disponibilité', yes: 'Disponible', no: 'Non disponible' },
  undo: 'Annuler',
  product_zones: {
    added: 'Zones ajoutées',
    addedText: '{n} zones sont maintenant disponibles pour ce produit.',
    removed: 'Zones retirées',
    removedText: '{n} zones ne sont plus disponibles pour ce produit.',
    notAdded: 'Zones non ajoutées',
    notRemoved: 'Zones non retirées',
    held: "Ce produit est archivé : il n'est dans aucune zone. Modifiez-le et sortez-le d'abord de l'archive.",
    heldRow: 'Cette zone ne peut pas être choisie en ce moment.',
  },
  zone_products: {
    added: 'Produits ajoutés',
    addedText: '{n} produits sont maintenant disponibles pour cette zone.',
    removed: 'Produits retirés',
    removedText: '{n} produits ne sont plus disponibles pour cette zone.',
    notAdded: 'Produits non ajoutés',
    notRemoved: 'Produits non retirés',
    held: 'Rien ne peut être rendu disponible pour cette zone en ce moment.',
    heldRow: 'Un produit archivé ne peut être dans aucune zone.',
  },
  failed: '{names} : {reason}',
  more: '{names} et {smart_count} de plus |||| {names} et {smart_count} de plus',
  nowhere: "Cet élément n'appartient à aucune organisation : il n'y a rien à choisir.",
  chosen: '{count} choisis',
  every: {
    on: 'Tout choisir ({count})',
    off: 'Tout retirer ({count})',
    missing:
      "Un autre n'a pas pu être lu et reste inchangé. |||| {smart_count} autres n'ont pas pu être lus et restent inchangés.",
  },
  gone: {
    said: "{label} : un élément choisi n'existe plus. |||| {label} : {smart_count} éléments choisis n'existent plus.",
    drop: 'Le retirer |||| Les retirer',
  },
  waits: "Remplissez d'abord {label}.",
};
