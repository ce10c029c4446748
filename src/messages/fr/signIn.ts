import type * as english from '../en/signIn';
import { typesetAll, type Translated } from './typeset';

const signIn: Translated<typeof english.signIn> = {
  title: 'Connexion',
  lead: 'Chaque rayon, chaque magasin, en un seul endroit.',
  email: 'E-mail',
  password: 'Mot de passe',
  show: 'Afficher les caractères',
  hide: 'Masquer les caractères',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié ?',
  back: 'Retour à la connexion',
  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être chargée. Réessayez.',
  tooLarge:
    'Les données de connexion de ce compte sont trop volumineuses pour un cookie : le navigateur ne peut pas les conserver. Prévenez votre administrateur.',
  cookiesOff:
    'Votre navigateur bloque les cookies de cette adresse. Autorisez-les pour vous connecter.',
  refused: 'L’adresse e-mail ou le mot de passe est incorrect.',
  demo: {
    title: 'Comptes de démonstration',
    text: 'Ceci est une démonstration : tout se passe dans votre navigateur.',
    use: 'Utiliser {email}',
  },
  reset: {
    title: 'Réinitialiser votre mot de passe',
    text: 'Nous vous enverrons un lien pour définir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: 'Si un compte existe pour {email}, un lien de réinitialisation lui a été envoyé.',
  },
  newPassword: {
    title: 'Définir un nouveau mot de passe',
    text: 'Pour {email}.',
    password: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
    submit: 'Définir le mot de passe',
    done: 'Votre mot de passe a été changé. Vous pouvez vous connecter.',
    invalid: 'Ce lien de réinitialisation n’est plus valable. Demandez-en un nouveau.',
  },
  join: {
    title: 'Rejoindre votre équipe',
    text: 'Vous êtes invité en tant que {email}.',
    name: 'Nom',
    submit: 'Rejoindre',
    done: 'Bienvenue ! Vous pouvez maintenant vous connecter.',
    invalid: 'Cette invitation n’est plus valable. Demandez-en une nouvelle.',
  },
  relogin: {
    title: 'Votre session a pris fin',
    text: 'Reconnectez-vous pour continuer. Votre saisie est conservée.',
    other: 'Utiliser un autre compte',
  },
  rules: {
    emailRequired: 'L’adresse e-mail est obligatoire.',
    emailValid: 'L’adresse e-mail doit être valide.',
    passwordRequired: 'Le mot de passe est obligatoire.',
    passwordSpace: 'Le mot de passe commence ou se termine par un espace.',
    passwordRule:
      'Le mot de passe doit compter au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.',
    confirmRequired: 'La confirmation du mot de passe est obligatoire.',
    confirmSame: 'Les mots de passe ne correspondent pas.',
    nameRequired: 'Le nom est obligatoire.',
    nameMin: 'Le nom doit compter au moins 2 caractères.',
    nameVisible:
      'Le nom contient un caractère invisible ou un saut de ligne. Saisissez-le à nouveau.',
  },
};

const splash: Translated<typeof english.splash> = {
  loading: 'Chargement…',
  leaving: 'Déconnexion…',
  fault: {
    title: 'Cette partie de la page a échoué',
    text: 'Le reste fonctionne toujours. Vous pouvez réessayer cette partie.',
    missing: 'Son code n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
    details: 'Détails techniques',
    copy: 'Copier le diagnostic',
    copied: 'Copié',
  },
  startFault: {
    title: 'Facings n’a pas pu démarrer',
    text: 'Ses paramètres n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
  },
};

const failures: Translated<typeof english.failures> = {
  aborted: 'La requête a été annulée.',
  network: 'La plateforme est injoignable. Vérifiez votre connexion, puis réessayez.',
  timeout: 'La plateforme a mis trop de temps à répondre. Veuillez réessayer.',
  unauthorized: 'Votre session a pris fin. Veuillez vous reconnecter.',
  forbidden: 'Vous n’êtes pas autorisé à faire cela. Adressez-vous à un administrateur.',
  notFound: 'Introuvable. L’élément a peut-être été supprimé.',
  conflict: 'Un élément existant l’empêche. Modifiez votre saisie, puis réessayez.',
  invalid: 'La plateforme n’a pas accepté ces données. Vérifiez votre saisie.',
  tooLarge:
    'C’est trop volumineux pour la plateforme. Choisissez un fichier plus petit ou raccourcissez le texte.',
  unsupported:
    'La plateforme ne prend pas cela en charge. Si vous avez choisi un fichier, essayez un autre type.',
  tooMany: 'Trop de requêtes. Patientez un instant, puis réessayez.',
  server: 'La plateforme a rencontré un problème. Veuillez réessayer.',
  unavailable: 'La plateforme est momentanément indisponible. Veuillez réessayer plus tard.',
  malformed: 'La plateforme a envoyé une réponse illisible. Veuillez réessayer.',
  code: 'Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  maybeSaved: 'La plateforme n’a pas confirmé l’enregistrement. Vérifiez avant de réessayer.',
  busy: 'Trop de requêtes.',
  retryInSeconds:
    'Réessayez dans {smart_count} seconde. |||| Réessayez dans {smart_count} secondes.',
  retryInMinutes: 'Réessayez dans {smart_count} minute. |||| Réessayez dans {smart_count} minutes.',
};

const buttons: Translated<typeof english.buttons> = {
  cancel: 'Annuler',
  close: 'Fermer',
  reload: 'Recharger',
  retry: 'Réessayer',
  save: 'Enregistrer',
  undo: 'Annuler',
};

/** The part of the French catalogue that sign-in needs; loaded only if French is chosen. */
export const frenchSignIn = typesetAll({ facings: { buttons, failures, signIn, splash } });
