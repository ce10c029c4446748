/** The testers' panel, in an element and a React root of its own: the console does not know of it. */
import { createRoot } from 'react-dom/client';
import type { SeenCall } from '../callLog';
import { createPort } from './standInPort';
import { Testers } from './Testers';
import { words } from './words';

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
  const root = createRoot(element);
  root.render(
    <Testers
      port={createPort({ answer, calls })}
      container={element}
      reload={(address) => {
        if (address === undefined) location.reload();
        else location.assign(address);
      }}
    />,
  );
  return () => {
    root.unmount();
    element.remove();
  };
};
