import type { saving as english } from '../en/saving';
import type { Translated } from './translated';

export const saving: Translated<typeof english> = {
  label: 'Enregistrement',
  progress: '{done} sur {total}',
  failed: '1 avec un problème |||| {smart_count} avec des problèmes',
  rate: '{rate} par seconde',
  secondsLeft: 'encore une seconde environ |||| encore {smart_count} secondes environ',
  minutesLeft: 'encore une minute environ |||| encore {smart_count} minutes environ',
  stop: 'Arrêter',
  stopping: 'Arrêt en cours : ce qui est parti se termine.',
  retryFailed: 'Réessayer pour un |||| Réessayer pour {smart_count}',
  continue: 'Continuer avec un |||| Continuer avec {smart_count}',
  halt: {
    stopped:
      'Arrêté. Un élément n’est pas encore envoyé. |||| Arrêté. {smart_count} éléments ne sont pas encore envoyés.',
    signedOut:
      'Votre session a pris fin et un élément attend. Reconnectez-vous, puis continuez. |||| Votre session a pris fin et {smart_count} éléments attendent. Reconnectez-vous, puis continuez.',
    offline:
      'La plateforme est injoignable et un élément attend. Vérifiez votre connexion, puis continuez. |||| La plateforme est injoignable et {smart_count} éléments attendent. Vérifiez votre connexion, puis continuez.',
    busy: 'La plateforme est trop occupée pour le moment et un élément attend. Continuez plus tard. |||| La plateforme est trop occupée pour le moment et {smart_count} éléments attendent. Continuez plus tard.',
    elsewhere: 'L’enregistrement est en cours dans un autre onglet. Regardez-y.',
  },
  notKept:
    'Ce navigateur ne garde aucune trace de ce qui est en cours d’enregistrement. Laissez cette page ouverte jusqu’à la fin.',
  notSent: 'Pas encore envoyé.',
  notTold: 'La plateforme l’a accepté, mais n’a pas dit ce qu’il en est devenu.',
  undo: {
    changedSince: 'Laissé tel quel : il a été modifié depuis.',
    gone: 'Il n’existe plus.',
  },
};
