import type { account as english } from '../en/account';
import type { Translated } from './translated';

export const account: Translated<typeof english> = {
  profile: 'Profil',
  name: 'Nom',
  email: 'E-mail',
  save: 'Enregistrer',
  saved: 'Votre profil a été mis à jour !',
  password: 'Mot de passe',
  passwordText: 'Nous enverrons à {email} un lien pour définir un nouveau mot de passe.',
  reset: 'Envoyer le lien',
  resetSent: 'Un lien de réinitialisation du mot de passe a été envoyé à {email}.',
};
