/** Shown instead of the console if a scenario link is invalid. Uses no library. */
import { scenarioNames } from './names';

const words = {
  title: 'This scenario link is not valid',
  untouched: 'Nothing has been changed.',
  known: 'Scenarios',
  goOn: 'Open the demo without it',
} as const;

const element = (name: string, text = ''): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

const listOf = (texts: readonly string[]): HTMLElement => {
  const list = element('ul');
  list.append(...texts.map((text) => element('li', text)));
  return list;
};

/** @param address of the same page without the link */
export const showRefusal = (problems: readonly string[], address: string): void => {
  const page = element('main');
  page.setAttribute('role', 'alert');
  Object.assign(page.style, {
    maxWidth: '560px',
    margin: '15vh auto',
    padding: '24px',
    font: '16px/1.5 system-ui, sans-serif',
    overflowWrap: 'anywhere',
  });
  const link = document.createElement('a');
  link.href = address;
  link.textContent = words.goOn;
  const goOn = element('p');
  goOn.append(link);
  page.append(
    element('h1', words.title),
    listOf(problems),
    element('p', words.untouched),
    goOn,
    element('h2', words.known),
    element('p', scenarioNames.join(', ')),
  );
  document.title = words.title;
  document.body.append(page);
};
