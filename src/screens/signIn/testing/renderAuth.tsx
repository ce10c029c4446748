/** Renders the sign-in application at a path, with a session that responds as given. */
import { fireEvent, render } from '@testing-library/react';
import { I18nContext } from 'react-admin';
import { vi } from 'vitest';
import type { Session } from '../../../../authProvider/session';
import { createI18nProvider } from '../../../app/i18nProvider';
import { languages } from '../../../messages/languages';
import { signInCatalogue } from '../../../messages/en/signIn';
import { AuthApp } from '../AuthApp';
import { DemoAccounts, type DemoAccount, type DemoOffer } from '../DemoAccounts';

type Answer = Awaited<ReturnType<Session['readReset']>>;

const fine = (value?: unknown): Answer => ({ type: 'ok', value });

export const fakeSession = (answers: Partial<Session> = {}) =>
  ({
    state: () => 'signedOut',
    username: () => undefined,
    hasEnded: () => false,
    hasUserId: () => true,
    subscribe: () => () => undefined,
    credential: () => Promise.resolve(undefined),
    renew: () => Promise.resolve('signedOut'),
    refuse: () => undefined,
    end: () => undefined,
    identity: () => Promise.resolve({ type: 'error', kind: 'unauthorized' }),
    renamed: () => undefined,
    signIn: vi.fn<Session['signIn']>(() => Promise.resolve({ type: 'ok', value: undefined })),
    signOut: vi.fn(),
    requestReset: vi.fn<Session['requestReset']>(() => Promise.resolve(fine())),
    readReset: vi.fn<Session['readReset']>(() =>
      Promise.resolve(fine({ id: 'r1', email: 'olive@facings.example' })),
    ),
    setPassword: vi.fn<Session['setPassword']>(() => Promise.resolve(fine())),
    readInvite: vi.fn<Session['readInvite']>(() =>
      Promise.resolve(fine({ id: 'i1', name: 'Robin', email: 'robin@facings.example' })),
    ),
    join: vi.fn<Session['join']>(() => Promise.resolve(fine())),
    ...answers,
  }) satisfies Session;

interface RenderOptions {
  readonly answers?: Partial<Session>;
  readonly accounts?: readonly DemoAccount[];
  readonly limits?: DemoOffer['limits'];
  readonly hasEnded?: boolean;
  readonly onLanguage?: (locale: string) => Promise<void>;
}

export const renderAuth = (
  path: string,
  {
    answers = {},
    accounts,
    limits = [],
    hasEnded = false,
    onLanguage = () => Promise.resolve(),
  }: RenderOptions = {},
) => {
  history.replaceState(null, '', path);
  const session = fakeSession(answers);
  render(
    <I18nContext.Provider value={createI18nProvider(signInCatalogue)}>
      <AuthApp
        session={session}
        hasEnded={hasEnded}
        languages={languages}
        onLanguage={onLanguage}
        {...(accounts ? { demo: { accounts, limits, Accounts: DemoAccounts } } : {})}
      />
    </I18nContext.Provider>,
  );
  return session;
};

/** Sets the whole text at once: these tests check requests, not typing. */
export const enter = (input: HTMLElement, value: string): void => {
  fireEvent.change(input, { target: { value } });
};
