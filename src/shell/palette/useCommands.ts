/** Commands that are available everywhere: appearance, language, shortcuts, log-out. */
import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useI18nProvider, useNotify, useTranslate } from 'react-admin';
import type { palette } from '../../messages/en/shell';
import { densities, useDensity } from '../preference';
import { openSheet } from '../keys/opened';
import { useSingleKeys } from '../keys/keys';
import { openHistory } from '../toasts/historyStore';
import type { KnownEntry } from './entry';

const modes = ['light', 'dark', 'system'] as const;

type Words = typeof palette;

/** A command whose texts are in the catalogue under one key; a missing key does not compile. */
type CommandKey = keyof Words['commands'] & keyof Words['synonyms'];

export const useCommands = ({
  onLeave,
  onSwitch,
}: {
  readonly onLeave: () => void;
  /** Switches the palette to organizations; null if no sidebar belongs to a record. */
  readonly onSwitch: (() => void) | null;
}): readonly KnownEntry[] => {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const notify = useNotify();
  const { mode, setMode } = useColorScheme();
  const [density, setDensity] = useDensity();
  const [areSingleKeysOn, setSingleKeysOn] = useSingleKeys();
  // Memoized between keys, because folding the texts again would be most of the work.
  return useMemo(() => {
    const synonymsOf = (key: keyof Words['synonyms']) =>
      translate(`facings.palette.synonyms.${key}`);
    const named = (
      id: string,
      words: { readonly label: string; readonly synonyms: string },
      run: () => void,
      more: Partial<KnownEntry> = {},
    ): KnownEntry => ({ group: 'commands', id: `command ${id}`, ...words, run, ...more });
    const command = (key: CommandKey, run: () => void, more: Partial<KnownEntry> = {}) =>
      named(
        key,
        { label: translate(`facings.palette.commands.${key}`), synonyms: synonymsOf(key) },
        run,
        more,
      );
    const locales = i18n.getLocales?.() ?? [];
    return [
      ...(onSwitch
        ? [
            named(
              'switch',
              {
                label: translate('facings.palette.organizations.switch'),
                synonyms: synonymsOf('switch'),
              },
              onSwitch,
              { staysOpen: true },
            ),
          ]
        : []),
      command('sheet', openSheet, areSingleKeysOn ? { keys: ['?'] } : {}),
      ...modes.map((name) => command(name, () => setMode(name), { isNow: mode === name })),
      ...densities.map((name) =>
        command(name, () => setDensity(name), { isNow: density === name }),
      ),
      ...locales.map(({ locale, name }) =>
        named(
          `language ${locale}`,
          {
            label: translate('facings.palette.commands.language', { name }),
            synonyms: synonymsOf('language'),
          },
          () => {
            i18n.changeLocale(locale).catch(() => {
              // The texts of a language are a separate file, which could not be loaded.
              notify('facings.failures.network', { type: 'error' });
            });
          },
          { isNow: i18n.getLocale() === locale },
        ),
      ),
      command('history', openHistory),
      command(areSingleKeysOn ? 'keysOff' : 'keysOn', () => setSingleKeysOn(!areSingleKeysOn)),
      command('logOut', onLeave),
    ];
  }, [
    translate,
    i18n,
    notify,
    mode,
    setMode,
    density,
    setDensity,
    areSingleKeysOn,
    setSingleKeysOn,
    onLeave,
    onSwitch,
  ]);
};
