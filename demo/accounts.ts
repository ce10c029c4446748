/** Demo accounts, and working links. They are not secret: they give access only to made-up data. */
import { shownLanguage } from './language';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** What the account is for, in the language that the console shows now. */
  readonly note: string;
}

const inLanguage = (en: string, fr: string): string => (shownLanguage() === 'fr' ? fr : en);

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@facings.example',
    password: 'Facings-1!',
    name: 'Avery Lindqvist',
    get note() {
      return inLanguage('administrator', 'administrateur');
    },
  },
  {
    email: 'olive@facings.example',
    password: 'Facings-2!',
    name: 'Olive Okafor',
    get note() {
      return inLanguage('operator', 'opérateur');
    },
  },
  {
    email: 'noor@facings.example',
    password: 'Facings-3!',
    name: 'Noor Haddad',
    get note() {
      return inLanguage('in one organization only', 'dans une seule organisation');
    },
  },
];

/** Ids for /login/reset/<id> and /login/join/<id>: each works once, and again after a reset. */
export const demoLinks = {
  reset: '4e5e7000-0000-4000-8000-000000000001',
  invite: '10710000-0000-4000-8000-000000000001',
} as const;

/** The owners of the links: whose password the reset link sets, and who the invite link invites. */
export const demoLinkOwners = {
  reset: 'olive@facings.example',
  invite: 'robin.newcomer@facings.example',
} as const;
