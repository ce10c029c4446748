// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../app/i18nProvider';
import { english } from '../messages/en/index';
import { PlatformError, type Failure } from '../lib/failures/failures';
import { LoadFailure } from './LoadFailure';

const shown = (error: Error, what?: string) => {
  render(
    <I18nContextProvider value={createI18nProvider(english)}>
      <LoadFailure
        error={error}
        {...(what === undefined ? {} : { what })}
        onRetry={() => undefined}
      />
    </I18nContextProvider>,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  return screen.getByRole('alert').querySelector('.MuiAlert-message')?.textContent;
};
const failed = (failure: Omit<Failure, 'type'>) =>
  new PlatformError({ type: 'error', status: 404, ...failure });

it('names what is missing, and the source of the reason', () => {
  const error = failed({ kind: 'conflict', status: 409, message: 'try again tomorrow' });
  expect(shown(error, 'Regions')).toBe(
    'Regions could not be loaded. The platform says: try again tomorrow',
  );
});

it('says in words of the console that something is gone, with the platform’s in the details', () => {
  const error = failed({ kind: 'notFound', message: 'no row of regions' });
  expect(shown(error, 'Regions')).toBe(
    'Regions could not be loaded. This was not found. It may have been removed.Detailsno row of regions',
  );
});

it('shows a message of our own unchanged', () => {
  expect(shown(failed({ kind: 'network' }), 'Regions')).toBe(
    'Regions could not be loaded. The platform could not be reached. Check your connection and try again.',
  );
});
