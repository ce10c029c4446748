/** The message catalogue as react-admin's i18nProvider; sign-in and console read the same one. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { english } from '../messages/en/index';

/** `declared` are the words of the declarations, which only the console has. */
export const createI18nProvider = (declared: object = {}): I18nProvider =>
  polyglotI18nProvider(
    () => ({ ...english, resources: declared }) as never,
    'en',
    [{ locale: 'en', name: 'English' }],
    {
      interpolation: { prefix: '{', suffix: '}' },
      // Plain English words of the platform's are shown as they are; only our own keys are looked for.
      allowMissing: true,
      onMissingKey: (key: string, options: { _?: string } = {}) => {
        if (import.meta.env.DEV && /^(facings|resources)\./.test(key)) {
          throw new Error(`The message catalogue has no '${key}'`);
        }
        return options._ ?? key;
      },
    },
  );
