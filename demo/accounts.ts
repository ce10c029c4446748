/** Demo accounts, and working links. They are not secret: they give access only to made-up data. */
import { inLanguage, type DemoText } from './language';

const account = (email: string, password: string, name: string, note: DemoText) => ({
  email,
  password,
  name,
  /** What the account is for, in the language that the console shows now. */
  get note() {
    return inLanguage(note);
  },
});

export const demoAccounts: readonly ReturnType<typeof account>[] = [
  account('admin@facings.example', 'Facings-1!', 'Avery Lindqvist', {
    en: 'administrator',
    fr: 'administrateur',
  }),
  account('olive@facings.example', 'Facings-2!', 'Olive Okafor', {
    en: 'operator',
    fr: 'opérateur',
  }),
  account('noor@facings.example', 'Facings-3!', 'Noor Haddad', {
    en: 'in one organization only',
    fr: 'dans une seule organisation',
  }),
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
