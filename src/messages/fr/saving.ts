import type { saving as english } from '../en/saving';
import type { Translated } from './translated';

export const saving: Translated<typeof english> = {
  label: 'Enregistrement',
  progress: '{done} sur {total}',
  failed: '{smart_count} avec un problème |||| {smart_count} avec des problèmes',
  rate: '{rate} par seconde',
  secondsLeft:
    'environ {smart_count} seconde restante |||| environ {smart_count} secondes restantes',
  minutesLeft: 'environ {smart_count} minute restante |||| environ {smart_count} minutes restantes',
  stop: 'Arrêter',
  stopping: 'Arrêt après les appels en cours.',
  retryFailed: 'Réessayer ({smart_count}) |||| Réessayer ({smart_count})',
  continue: 'Continuer ({smart_count}) |||| Continuer ({smart_count})',
  halt: {
    stopped:
      'Arrêté. {smart_count} élément n’est pas encore envoyé. |||| Arrêté. {smart_count} éléments ne sont pas encore envoyés.',
    signedOut:
      'Votre session a pris fin et {smart_count} élément attend. Reconnectez-vous, puis continuez. |||| Votre session a pris fin et {smart_count} éléments attendent. Reconnectez-vous, puis continuez.',
    offline:
      'La plateforme est injoignable et {smart_count} élément attend. Vérifiez votre connexion, puis continuez. |||| La plateforme est injoignable et {smart_count} éléments attendent. Vérifiez votre connexion, puis continuez.',
    busy: 'La plateforme est très sollicitée et {smart_count} élément attend. Continuez plus tard. |||| La plateforme est très sollicitée et {smart_count} éléments attendent. Continuez plus tard.',
    elsewhere: 'L’enregistrement est en cours dans un autre onglet.',
    unkept:
      'Ce navigateur n’a pas pu garder de trace de l’enregistrement, donc rien n’a été envoyé. Libérez de la place sur cet appareil, puis réessayez. Si vous envoyez sans garder de trace, laissez cette page ouverte jusqu’à la fin : l’enregistrement ne pourra pas être repris.',
  },
  keepAgain: 'Réessayer',
  goOnUnkept: 'Envoyer sans garder de trace',
  notKept:
    'Ce navigateur ne peut pas garder de trace de l’enregistrement. Laissez cette page ouverte jusqu’à la fin.',
  notSent: 'Pas encore envoyé.',
  notTold: 'La plateforme l’a accepté, mais n’a pas confirmé le résultat.',
  undo: {
    changedSince: 'Non annulé, car il a été modifié depuis.',
    gone: 'Il n’existe plus.',
  },
};
