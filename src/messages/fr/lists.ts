import type * as english from '../en/lists';
import type { Translated } from './typeset';

export const lists: Translated<typeof english.lists> = {
  tools: 'Colonnes, tri et vues',
  rowsOf: 'Lignes des {kind}',
  pagesBelow: 'Pagination en bas : {list}',
  columns: { label: 'Colonnes' },
  bulk: {
    import: 'Importer des {kind}',
    edit: 'Modifier des {kind} en masse',
    short: 'En masse',
    these: 'Modifier ceux-ci en masse',
  },
  csv: {
    short: 'CSV',
    label: 'Télécharger les {kind} en CSV',
    done: '{smart_count} ligne enregistrée dans {file}. |||| {smart_count} lignes enregistrées dans {file}.',
  },
  unable: {
    filter: 'Impossible de filtrer la liste « {many} » par « {name} ».',
    sort: 'Impossible de trier la liste « {many} » par « {name} ».',
    search: 'La recherche est impossible dans la liste « {many} ».',
  },
  missing:
    'La plateforme en compte {smart_count} de plus que les lignes reçues. |||| La plateforme en compte {smart_count} de plus que les lignes reçues.',
  searching: 'Recherche…',
  age: {
    asOf: 'État à {time}. Actualisation toutes les {smart_count} secondes.',
    late: 'État à {time}. La dernière actualisation a échoué ou tarde.',
    asOfOnly: 'État à {time}.',
    paused: 'État à {time}. Actualisation en pause.',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
  },
  added: '« {name} » a été ajouté, mais n’apparaît pas dans ces lignes.',
  showAdded: 'Afficher',
  leftOut: 'Au plus {most} filtres s’appliquent à la fois. Non appliqués : {names}.',
  newestTile: '{many} (liste récente)',
  newest:
    'Liste limitée à {smart_count} élément récent ({many}). |||| Liste limitée aux {smart_count} éléments les plus récents ({many}).',
  loose: {
    close:
      'Rien ne correspond exactement à « {text} ». Résultats proches : tous les mots, dans n’importe quel ordre, avec une faute de frappe au plus par mot.',
    asked: 'Recherche envoyée à la plateforme : « {text} ».',
    part: 'Seul {compared} résultat sur {found} a été comparé. |||| Seuls les {compared} premiers résultats sur {found} ont été comparés.',
  },
  selection: {
    row: 'Sélectionner {name}',
    page: 'Tout sélectionner sur cette page',
    most: 'Seule {smart_count} ligne trouvée est sélectionnée. |||| Seules les {smart_count} premières lignes trouvées sont sélectionnées.',
  },
  sort: {
    label: 'Trier',
    hint: 'Trier par cette colonne. Maj+clic pour l’ajouter au tri actuel.',
    page: 'Trié sur cette page uniquement',
    ties: 'Trié par la première colonne. Les autres colonnes ne trient que cette page.',
  },
  views: {
    label: 'Vues',
    current: 'Vues : {name}',
    changed: '{name} (modifiée)',
    linkShown: 'Le navigateur ne permet pas la copie. Copiez le lien vous-même : {link}',
    corrupt:
      'Vos vues enregistrées n’ont pas pu être lues. Une copie est conservée dans ce navigateur, et vous commencez sans vue.',
  },
};

export const availability: Translated<typeof english.availability> = {
  all: 'Tout sur cette page',
  some: 'Disponibles : {on} sur {count}',
  filter: { label: 'Disponibilité', yes: 'Disponible', no: 'Non disponible' },
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
  template: { label: 'Modèle', chosen: 'Ce modèle', own: 'Son propre modèle' },
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
};
