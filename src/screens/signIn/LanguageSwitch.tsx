import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';

export interface OfferedLanguage {
  readonly locale: string;
  /** The language's own name. */
  readonly name: string;
}

interface LanguageSwitchProps {
  readonly languages: readonly OfferedLanguage[];
  readonly onLanguage: (locale: string) => Promise<void>;
}

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    marginTop: theme.spacing(4),
    fontSize: 14,
    '& button': {
      minHeight: 32,
      padding: '0 10px',
      border: '1px solid transparent',
      borderRadius: 6,
      background: 'none',
      color: palette.text.secondary,
      font: 'inherit',
      cursor: 'pointer',
    },
    '& button:hover': { color: palette.text.primary, textDecoration: 'underline' },
    '& button[aria-pressed="true"]': { borderColor: palette.divider, color: palette.text.primary },
    '& p': { flexBasis: '100%', margin: 0, color: palette.error.main },
  };
});

/** Selects a language by its own name; typed values stay. */
export const LanguageSwitch = ({ languages, onLanguage }: LanguageSwitchProps) => {
  const translate = useTranslate();
  const current = useI18nProvider().getLocale();
  const [hasFailed, setFailed] = useState(false);
  const choose = (locale: string) => {
    setFailed(false);
    onLanguage(locale).catch((error: unknown) => {
      setFailed(true);
      reportError(error);
    });
  };
  return (
    <Row role="group" aria-label={translate('facings.signIn.language')}>
      {languages.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => choose(locale)}
        >
          {name}
        </button>
      ))}
      {hasFailed && <p role="alert">{translate('facings.signIn.languageFailed')}</p>}
    </Row>
  );
};
