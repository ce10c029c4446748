import { splash } from '../messages/en/splash';

/** Shown where not even the settings could be loaded: no theme and no language to wait for. */
export const StartFailure = () => (
  <main role="alert" style={{ maxWidth: 420, margin: '20vh auto', padding: 24, font: 'menu' }}>
    <h1 style={{ fontSize: 20 }}>{splash.startFault.title}</h1>
    <p>{splash.startFault.text}</p>
    <button
      type="button"
      onClick={() => {
        window.location.reload();
      }}
    >
      {splash.startFault.retry}
    </button>
  </main>
);
