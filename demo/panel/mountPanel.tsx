/** The testers' panel, in its own element and React root, independent of the console. */
import { createRoot } from 'react-dom/client';
import { createPort, type PortOptions } from './StandInContext';
import { Testers } from './Testers';
import { words } from './words';

/** Shown if the panel crashes. It uses plain elements, since the panel's components may be the cause. */
const PanelFault = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div
    role="alert"
    style={{
      position: 'fixed',
      left: 16,
      bottom: 16,
      maxWidth: 340,
      padding: 12,
      border: '1px solid GrayText',
      borderRadius: 8,
      background: 'Canvas',
      color: 'CanvasText',
      font: 'menu',
    }}
  >
    <p style={{ margin: '0 0 8px' }}>{words.fault.text}</p>
    <button type="button" onClick={onRetry}>
      {words.fault.retry}
    </button>
  </div>
);

/** Above dialogs and notifications, so that testers can always reach it. */
const level = '1700';

const createElement = (): HTMLElement => {
  const element = document.createElement('aside');
  element.id = 'facings-testers';
  element.setAttribute('aria-label', words.panel);
  element.style.position = 'relative';
  element.style.zIndex = level;
  // An open dialog of the console would take the focus back, and the console's shortcuts must not react to keys in the
  // panel, so neither receives these events.
  for (const type of ['focusin', 'keydown'] as const) {
    element.addEventListener(type, (event) => event.stopPropagation());
  }
  // An open dialog also hides everything else from screen readers; the panel is not part of its page.
  new MutationObserver(() => element.removeAttribute('aria-hidden')).observe(element, {
    attributeFilter: ['aria-hidden'],
  });
  return element;
};

/** @returns removes the panel */
export const mountPanel = (options: PortOptions): (() => void) => {
  const element = createElement();
  document.body.append(element);
  const port = createPort(options);
  const show = (): void => {
    root.render(
      <Testers
        port={port}
        container={element}
        reload={(address) => {
          if (address === undefined) location.reload();
          else location.assign(address);
        }}
      />,
    );
  };
  // A separate root, so that a crash does not affect the console; without an error boundary it would leave an empty
  // element.
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      reportError(error);
      root.render(<PanelFault onRetry={show} />);
    },
  });
  show();
  return () => {
    root.unmount();
    element.remove();
  };
};
