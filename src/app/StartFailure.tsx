import { signInCatalogue } from '../messages/en/signIn';
import { diagnosticsText } from '../lib/failures/diagnostics';
import { isDeclarationFault } from '../schema/declarationFault';
import { createI18nProvider } from './i18nProvider';

const { translate } = createI18nProvider(signInCatalogue);

/**
 * Shown if not even the settings could be loaded, so it depends on nothing that needs them. In development it lists
 * faults of the declarations, which the reader can fix.
 */
export const StartFailure = ({ error }: { readonly error: unknown }) => (
  <main role="alert" style={{ maxWidth: 420, margin: '20vh auto', padding: 24, font: 'menu' }}>
    <h1 style={{ fontSize: 20 }}>{translate('facings.splash.startFault.title')}</h1>
    {import.meta.env.DEV && isDeclarationFault(error) ? (
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{error.message}</pre>
    ) : (
      <p>{translate('facings.splash.startFault.text')}</p>
    )}
    <button type="button" onClick={() => window.location.reload()}>
      {translate('facings.buttons.retry')}
    </button>
    {/* Shown as text: if nothing could be loaded, a copy button might fail as well. */}
    <details style={{ marginTop: 16 }}>
      <summary>{translate('facings.splash.fault.details')}</summary>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{diagnosticsText()}</pre>
    </details>
  </main>
);
