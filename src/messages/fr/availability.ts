import type { availability as english } from '../en/availability';
import type { Translated } from './translated';

export const availability: Translated<typeof english> = {
  all: 'Tout sur cette page',
  some: '{on} sur {count} activés',
  filter: { label: 'Disponibilité', yes: 'Disponible', no: 'Non disponible' },
  undo: 'Annuler',
  product_zones: {
    added: 'Zones ajoutées',
    addedText: 'Zones désormais disponibles pour ce produit : {n}.',
    removed: 'Zones retirées',
    removedText: 'Zones qui ne sont plus disponibles pour ce produit : {n}.',
    notAdded: 'Zones non ajoutées',
    notRemoved: 'Zones non retirées',
    held: 'Ce produit est archivé : il n’est dans aucune zone. Désarchivez-le d’abord.',
    heldRow: 'Cette zone ne peut pas être modifiée pour le moment.',
  },
  zone_products: {
    added: 'Produits ajoutés',
    addedText: 'Produits désormais disponibles pour cette zone : {n}.',
    removed: 'Produits retirés',
    removedText: 'Produits qui ne sont plus disponibles pour cette zone : {n}.',
    notAdded: 'Produits non ajoutés',
    notRemoved: 'Produits non retirés',
    held: 'Aucun produit ne peut être ajouté à cette zone pour le moment.',
    heldRow: 'Un produit archivé ne peut être dans aucune zone.',
  },
  failed: '{names} : {reason}',
  more: '{names} et {smart_count} autre |||| {names} et {smart_count} autres',
  nowhere: 'Cet élément n’appartient à aucune organisation : il n’y a rien à choisir.',
  chosen: 'Sélection : {count}',
  every: {
    on: 'Tout sélectionner ({count})',
    off: 'Tout désélectionner ({count})',
    missing:
      '{smart_count} autre n’a pas pu être chargé et reste inchangé. |||| {smart_count} autres n’ont pas pu être chargés et restent inchangés.',
  },
  gone: {
    said: '{label} : {smart_count} élément sélectionné n’existe plus. |||| {label} : {smart_count} éléments sélectionnés n’existent plus.',
    drop: 'Le retirer |||| Les retirer',
  },
  waits: 'Renseignez d’abord : {label}.',
};
