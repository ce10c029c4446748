import type { record as english } from '../en/recordTexts';
import type { Translated } from './typeset';

export const record: Translated<typeof english> = {
  copying: {
    link: 'Copier le lien',
    linkDone: 'Lien copié.',
    json: 'Copier en JSON : {one}',
    jsonDone: 'Copié en JSON : {one}.',
    curl: 'Copier l’appel en cURL : {one}',
    curlDone: 'Appel copié. Indiquez-y votre clé d’API.',
    pin: 'Épingler : {one}',
    unpin: 'Désépingler : {one}',
    pinned: '« {name} » est épinglé : la palette l’affiche en premier.',
    unpinned: '« {name} » n’est plus épinglé.',
    tooManyPins: 'Au plus {most} éléments peuvent être épinglés. Désépinglez-en un d’abord.',
    refused: 'Le navigateur ne permet pas la copie.',
  },
  duplicate: {
    label: 'Dupliquer…',
    from: 'Copie de « {name} ».',
    lost: 'Non copié : {fields}. Vous pourrez les définir après l’enregistrement.',
    unique: 'Non copié : chaque élément a le sien.',
    secret: 'Non copié : peut contenir des identifiants.',
    children: 'Copier aussi {smart_count} {one} |||| Copier aussi {smart_count} {many}',
    all: 'Copier aussi : {many}',
    done: 'Copie réussie : {smart_count} {one}. |||| Copie réussie : {smart_count} {many}.',
    failed:
      'Copie impossible pour {smart_count} {one} : {names}. {reason} |||| Copie impossible pour {smart_count} {many} : {names}. {reason}',
    notRead: 'Copie impossible : {many}. {reason}',
    outside: 'Ne font pas partie de l’organisation, donc ajout impossible : {names}',
  },
  neighbors: {
    label: 'Position dans la liste : {many}',
    previous: 'Élément précédent : {one}',
    next: 'Élément suivant : {one}',
    at: '{at} sur {total}',
    atOpen: '{at} sur plus de {total}',
  },
};
