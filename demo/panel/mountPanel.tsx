/** The testers' panel, in an element and a React root of its own: the console does not know of it. */
import { createRoot } from 'react-dom/client';
import type { SeenCall } from '../callLog';
import { createPort } from './standInPort';
import { Testers } from './Testers';
import { words } from './words';

/** In place of the panel that failed. Of plain elements: whatever the panel is made of may be what failed. */
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

interface MountOptions {
  /** The stand-in itself, asked without a line in between. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The log of this tab, oldest first. */
  readonly calls: () => readonly SeenCall[];
}

/** Above dialogs and toasts: a tester has to reach it whatever the console shows. */
const level = '1700';

const createElement = (): HTMLElement => {
  const element = document.createElement('aside');
  element.id = 'facings-testers';
  element.setAttribute('aria-label', words.panel);
  element.style.position = 'relative';
  element.style.zIndex = level;
  // An open dialog of the console takes the focus back from whatever is outside it, and the console's keys
  // are no keys of the panel: neither hears of what happens in here.
  for (const type of ['focusin', 'keydown'] as const) {
    element.addEventListener(type, (event) => event.stopPropagation());
  }
  // The same dialog hides from screen readers whatever is beside it; this is no part of its page.
  new MutationObserver(() => element.removeAttribute('aria-hidden')).observe(element, {
    attributeFilter: ['aria-hidden'],
  });
  return element;
};

/** @returns takes the panel away again */
export const mountPanel = ({ answer, calls }: MountOptions): (() => void) => {
  const element = createElement();
  document.body.append(element);
  const port = createPort({ answer, calls });
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
  // A root of its own takes nothing of the console with it; without this it would leave an empty element.
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
