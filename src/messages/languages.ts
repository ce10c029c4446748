/** The languages of the console. To add one, see docs/react-admin.md. */

type Texts = Readonly<Record<string, unknown>>;

interface ConsoleLanguage {
  readonly locale: string;
  /** In the language itself, because a reader may understand no other. */
  readonly name: string;
  /** Loads the texts of sign-in, and the complete catalogue; not for English, on which the others are based. */
  readonly load?: {
    readonly signIn: () => Promise<Texts>;
    readonly complete: () => Promise<Texts>;
  };
}

export const languages: ConsoleLanguage[] = [
  { locale: 'en', name: 'English' },
  {
    locale: 'fr',
    name: 'Français',
    load: {
      signIn: () => import('./fr/signIn').then(({ frenchSignIn }) => frenchSignIn),
      complete: () => import('./fr/index').then(({ french }) => french),
    },
  },
];
