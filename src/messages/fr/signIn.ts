import type { signIn as english } from '../en/signIn';
import type { Translated } from './translated';

export const signIn: Translated<typeof english> = {
  title: 'Connexion',
  lead: 'Chaque rayon, chaque magasin, en un seul endroit.',
  email: 'E-mail',
  password: 'Mot de passe',
  show: 'Afficher les caractères',
  hide: 'Masquer les caractères',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié ?',
  back: 'Retour à la connexion',
  retry: 'Réessayer',
  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être chargée. Réessayez.',
  ended: 'Votre session a pris fin. Veuillez vous reconnecter.',
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
    passwordRule:
      'Le mot de passe doit compter au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.',
    confirmRequired: 'La confirmation du mot de passe est obligatoire.',
    confirmSame: 'Les mots de passe ne correspondent pas.',
    nameRequired: 'Le nom est obligatoire.',
    nameMin: 'Le nom doit compter au moins 2 caractères.',
  },
};
