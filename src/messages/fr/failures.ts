import type { failures as english } from '../en/failures';
import type { Translated } from './translated';

export const failures: Translated<typeof english> = {
  aborted: 'La requête a été annulée.',
  network: 'La plateforme est injoignable. Vérifiez votre connexion, puis réessayez.',
  timeout: 'La plateforme a mis trop de temps à répondre. Veuillez réessayer.',
  unauthorized: 'Votre session a pris fin. Veuillez vous reconnecter.',
  forbidden: 'Vous n’êtes pas autorisé à faire cela.',
  notFound: 'Introuvable. L’élément a peut-être été supprimé.',
  conflict: 'Cela est en conflit avec un élément qui existe déjà.',
  invalid: 'La plateforme n’a pas accepté ces données. Vérifiez votre saisie.',
  tooMany: 'Trop de requêtes. Patientez un instant, puis réessayez.',
  server: 'La plateforme a rencontré un problème. Veuillez réessayer.',
  malformed: 'La plateforme a envoyé une réponse illisible. Veuillez réessayer.',
  maybeSaved: 'La plateforme n’a pas confirmé l’enregistrement. Vérifiez avant de réessayer.',
  busy: 'Trop de requêtes.',
  retryInSeconds:
    'Réessayez dans {smart_count} seconde. |||| Réessayez dans {smart_count} secondes.',
  retryInMinutes: 'Réessayez dans {smart_count} minute. |||| Réessayez dans {smart_count} minutes.',
};
