import type * as english from '../en/inputs';
import type { Translated } from './typeset';

export const inputs: Translated<typeof english.inputs> = {
  image: {
    choose: 'Choisissez une image ou déposez-la ici',
    replace: 'Choisissez une autre image ou déposez-la ici',
    checking: 'Vérification de l’image…',
    chosen: '{name}, {size}',
    stored: 'Image actuelle',
    remove: 'Supprimer l’image',
  },
  formula: {
    count: {
      title: 'Formule de comptage',
      result: 'Comptage',
      quotient: 'profondeur mesurée ÷ profondeur du produit',
      example: 'Exemple : {whole} ÷ {product} = {exact}, compté comme {rounded}.',
    },
    capacity: {
      title: 'Formule de capacité',
      result: 'Capacité',
      quotient: 'profondeur du rayon ÷ profondeur du produit',
      example: 'Exemple : {whole} ÷ {product} = {exact}, soit une capacité de {rounded}.',
    },
    plainExample: 'Exemple : {whole} ÷ {product} = {exact}.',
    rounded: {
      UP: 'arrondi supérieur ({quotient})',
      DOWN: 'arrondi inférieur ({quotient})',
      NEAREST: 'arrondi ({quotient})',
      HALF: 'arrondi à la demie ({quotient})',
      NONE: '{quotient}',
    },
    meaning: {
      UP: 'Toute fraction est arrondie au supérieur.',
      DOWN: 'Les fractions sont ignorées.',
      NEAREST:
        'À partir de la moitié, la fraction est arrondie au supérieur ; en dessous, elle est ignorée.',
      HALF: 'Arrondi à la demie la plus proche.',
      NONE: 'Les fractions sont conservées.',
    },
    choose: 'Choisissez un type d’arrondi pour voir comment les fractions sont traitées.',
    unknown: 'La plateforme définit comment {type} arrondit les fractions.',
    noDepth: 'Indiquez la profondeur du produit pour voir un exemple.',
  },
  authDetails: {
    none: 'Aucun',
    keep: 'Conserver ce qui est enregistré',
    bearer: 'Jeton d’accès (bearer)',
    basic: 'Nom d’utilisateur et mot de passe',
    json: 'JSON personnalisé',
    token: 'Jeton',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    kind: 'Type de détails',
    stored: 'Les détails enregistrés ne sont jamais affichés.',
    jsonNone: 'Sans JSON, aucun détail n’est enregistré.',
    jsonKept: 'Sans JSON, les détails enregistrés sont conservés.',
  },
  reporting: {
    DISABLED: 'La zone n’envoie aucun rapport et ses tâches ne produisent aucun résultat.',
    CAPTURE: 'Les images sont prises, mais aucun rapport n’est envoyé.',
    TEST: 'Les résultats servent à la vérification et restent hors des rapports.',
    PRODUCTION: 'Les résultats comptent dans les rapports et les statistiques.',
    change: 'De {before} à {after} : {meaning}',
    plain: 'De {before} à {after}.',
    keep: 'Garder {before}',
  },
  noUnits: {
    title: 'Désactiver toutes les unités',
    ask: 'Voulez-vous vraiment désactiver toutes les unités de mesure ? Les produits de cette organisation ne pourront pas être comptés tant qu’aucune unité n’est activée.',
    confirm: 'Désactiver toutes les unités',
  },
  phrases: {
    hint: 'Appuyez sur Entrée ou tapez une virgule pour ajouter une phrase.',
    remove: 'Retirer {phrase}',
    repeated: 'Déjà ajouté : {phrases}',
    lists: {
      primary_phrases: 'Phrases principales',
      common_phrases: 'Phrases courantes',
      phrases: 'Phrases',
    },
  },
  credentials: {
    show: 'Afficher « {label} »',
    hide: 'Masquer « {label} »',
    unknown: 'Les paramètres de ce système sont inconnus.',
    replaces: '{system} est déjà connecté. L’enregistrement remplace les identifiants enregistrés.',
    unchecked:
      'Les intégrations n’ont pas pu être chargées. Si {system} est déjà connecté, l’enregistrement remplace les identifiants enregistrés.',
  },
  labels: {
    label: 'Étiquette',
    value: 'Valeur',
    labelOf: 'Étiquette {row}',
    valueOf: 'Valeur {row}',
    add: 'Ajouter une ligne',
    remove: 'Supprimer la ligne {row}',
    removed: 'La ligne {row} a été supprimée.',
  },
};
