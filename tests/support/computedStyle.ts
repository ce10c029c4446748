/**
 * A faster `getComputedStyle` for jsdom. For every call jsdom matches the element against all rules of the page and
 * builds a complete declaration. Testing Library calls it for every element of a query by role, and Popper for all
 * ancestors at every render of a menu or tooltip. They read few properties, so only rules that set one of them are
 * matched, and only when it is read. All else is asked of jsdom.
 */
import { createRequire } from 'node:module';

/** Properties answered here, and whether an element without a value has its parent's; the last resort is `initial`. */
export const quick = new Map([
  ['display', { isInherited: false, initial: '' }],
  ['opacity', { isInherited: false, initial: '' }],
  ['visibility', { isInherited: true, initial: 'visible' }],
  ['pointer-events', { isInherited: true, initial: 'auto' }],
  ...['overflow', 'overflow-x', 'overflow-y', 'position'].map(
    (name) => [name, { isInherited: false, initial: '' }] as const,
  ),
]);

const cssName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Found {
  readonly order: number;
  /** Empty for `unset`. */
  readonly value: string;
}

interface Rules {
  /** Of selectors that are one class, the last rule for each class: most rules of Emotion. */
  readonly byClass: Map<string, Found>;
  readonly others: (Found & { readonly selector: string })[];
}

const oneClass = /^\.([\w-]+)$/;

/** The rules in force: those of `@media` count if they are for screens, as in jsdom. */
const inForce = (sheet: CSSStyleSheet): readonly CSSStyleRule[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!('media' in rule)) return [rule as CSSStyleRule];
    const { media, cssRules } = rule as CSSMediaRule;
    return Array.from(media).includes('screen') ? ([...cssRules] as CSSStyleRule[]) : [];
  });

/** The browser's own sheet. */
const ownSheet = (page: Document): CSSStyleSheet => {
  const style = page.createElement('style');
  style.textContent = createRequire(import.meta.url)(
    'jsdom/lib/jsdom/browser/default-stylesheet.js',
  ) as string;
  page.head.append(style);
  const { sheet } = style;
  style.remove();
  if (!sheet) throw new Error('jsdom did not read its own sheet.');
  return sheet;
};

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    // Unknown to jsdom, which then matches nothing.
    return false;
  }
};

const indexOf = (page: Document) => {
  const own = ownSheet(page);
  const scratch = page.createElement('i').style;
  let rules = new Map<string, Rules>();
  let order = 0;
  let read = 0;
  let last: CSSStyleSheet | undefined;

  const add = (sheet: CSSStyleSheet) => {
    for (const { selectorText, style } of inForce(sheet)) {
      if (typeof selectorText !== 'string') continue;
      order += 1;
      for (const [property, { byClass, others }] of rules) {
        const given = style.getPropertyValue(property);
        if (given === '') continue;
        scratch.setProperty(property, given);
        const accepted = scratch.getPropertyValue(property);
        scratch.removeProperty(property);
        if (accepted === '') continue;
        const found = { order, value: given === 'unset' ? '' : accepted };
        const [, name] = oneClass.exec(selectorText) ?? [];
        if (name === undefined) others.push({ ...found, selector: selectorText });
        else byClass.set(name, found);
      }
    }
  };

  /** jsdom adds new sheets at the end, also those of an element that is higher in the page. */
  const update = () => {
    const { styleSheets } = page;
    const count = styleSheets.length;
    const isRead = count >= read && (read === 0 || styleSheets[read - 1] === last);
    if (isRead && count === read && rules.size > 0) return;
    if (!isRead || rules.size === 0) {
      rules = new Map([...quick.keys()].map((name) => [name, { byClass: new Map(), others: [] }]));
      order = 0;
      read = 0;
      add(own);
    }
    for (; read < count; read += 1) {
      last = styleSheets[read];
      if (last) add(last);
    }
  };

  const cascaded = (element: Element, property: string): string => {
    const { byClass, others } = rules.get(property) as Rules;
    const inline = (element as HTMLElement).style.getPropertyValue(property);
    if (inline !== '') return inline === 'unset' ? '' : inline;
    let best: Found = { order: 0, value: '' };
    for (const name of element.getAttribute('class')?.split(/\s+/) ?? []) {
      const found = byClass.get(name);
      if (found && found.order > best.order) best = found;
    }
    for (let at = others.length - 1; at >= 0; at -= 1) {
      const rule = others[at];
      if (!rule || rule.order < best.order) break;
      if (matches(element, rule.selector)) return rule.value;
    }
    return best.value;
  };

  return (element: Element, property: string): string => {
    update();
    const { isInherited, initial } = quick.get(property) ?? { isInherited: false, initial: '' };
    for (let at: Element | null = element; at; at = isInherited ? at.parentElement : null) {
      const value = cascaded(at, property);
      if (value !== '') return value;
    }
    return initial;
  };
};

type ComputedStyle = typeof window.getComputedStyle;

/** The fast one, with jsdom's. */
export type Hastened = ComputedStyle & { readonly ofJsdom: ComputedStyle };

const isHastened = (style: ComputedStyle): style is Hastened => 'ofJsdom' in style;

/** Replaces the page's own; a second call in the same page changes nothing. */
export const hastenComputedStyle = () => {
  const { getComputedStyle: ofJsdom, document: page } = window;
  if (isHastened(ofJsdom)) return;
  const read = indexOf(page);
  const hastened: ComputedStyle = (element, pseudo) => {
    const isStyled = element instanceof HTMLElement || element instanceof SVGElement;
    if (pseudo || !isStyled || element.ownerDocument !== page) {
      return ofJsdom.call(window, element, pseudo);
    }
    let made: CSSStyleDeclaration | undefined;
    const whole = () => (made ??= ofJsdom.call(window, element));
    const valueOf = (name: string) =>
      quick.has(name) ? read(element, name) : whole().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, key) => {
        if (key === 'getPropertyValue') return valueOf;
        if (typeof key === 'string' && quick.has(cssName(key))) return valueOf(cssName(key));
        const value: unknown = Reflect.get(whole(), key);
        return typeof value === 'function' ? (value.bind(whole()) as unknown) : value;
      },
      has: (_, key) => key in whole(),
    });
  };
  window.getComputedStyle = Object.assign(hastened, { ofJsdom });
};
