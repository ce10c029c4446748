/**
 * A faster `getComputedStyle` for jsdom. For every call jsdom matches the element against all rules of the page and
 * builds a complete declaration. Testing Library calls it for every element of a query by role, and Popper for all
 * ancestors at every render of a menu or tooltip. They read few properties, so only rules that set one of them are
 * matched, and only when it is read. For all else jsdom is asked, with the rules found by class and type.
 */
import { createRequire } from 'node:module';

/** Loads what jsdom itself uses. */
const load = createRequire(createRequire(import.meta.url).resolve('jsdom'));
const { CSSStyleDeclaration: OwnDeclaration } = load('cssstyle') as {
  readonly CSSStyleDeclaration: new () => CSSStyleDeclaration;
};
const { implForWrapper: implOf } = load('./jsdom/living/generated/utils.js') as {
  readonly implForWrapper: (element: Element) => {
    /** `_styleCache`: what jsdom has collected for elements since the last change. */
    readonly _ownerDocument: { _styleCache: WeakMap<object, CSSStyleDeclaration> | null };
  };
};

/** Properties answered here, and whether an element without a value has its parent's; the last resort is `initial`. */
export const quick = new Map([
  ['visibility', { isInherited: true, initial: 'visible' }],
  ['pointer-events', { isInherited: true, initial: 'auto' }],
  ...['display', 'opacity', 'overflow', 'overflow-x', 'overflow-y', 'position'].map(
    (name) => [name, { isInherited: false, initial: '' }] as const,
  ),
]);

const cssName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Found {
  readonly order: number;
}

/** Rules by what their selectors need, each list in the order of the page. */
interface Rules<Rule extends Found> {
  /** Of selectors that are one class or one type: most rules of Emotion and of the browser. */
  readonly simple: Map<string, Rule[]>;
  /** Other selectors, by a class or type that the element itself must have; without one, by nothing. */
  readonly others: Map<string, (Rule & { readonly selector: string })[]>;
}

interface Value extends Found {
  /** Empty for `unset`. */
  readonly value: string;
}

interface Styled extends Found {
  readonly style: CSSStyleDeclaration;
}

const noRules = <Rule extends Found>(): Rules<Rule> => ({ simple: new Map(), others: new Map() });

const push = <Item>(lists: Map<string, Item[]>, key: string, value: Item) => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

const oneName = /^\.?[\w-]+$/;

/** The selectors of a list. */
const selectorsIn = (list: string): readonly string[] =>
  /[([]/.test(list) ? [list] : list.split(',').map((one) => one.trim());

/** A class (`.name`) or type (`name`) of every element that the selector matches, or nothing. */
const keyOf = (selector: string): string => {
  if (/[\\"'|,]/.test(selector)) return '';
  let bare = selector;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  const [last = ''] = /[^\s>+~]*$/.exec(bare) ?? [];
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '';
};

const addRule = <Rule extends Found>(
  { simple, others }: Rules<Rule>,
  selectors: readonly string[],
  rule: Rule,
) => {
  for (const selector of selectors) {
    if (oneName.test(selector)) push(simple, selector, rule);
    else push(others, keyOf(selector), { ...rule, selector });
  }
};

/** What a selector may be found by. */
const keysOf = (element: Element): readonly string[] => [
  '',
  element.localName.toLowerCase(),
  ...(element.getAttribute('class')?.split(/\s+/) ?? []).map((name) => `.${name}`),
];

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
  style.textContent = load('./jsdom/browser/default-stylesheet.js') as string;
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
  let rules = new Map<string, Rules<Value>>();
  let every = noRules<Styled>();
  let order = 0;
  let read = 0;
  let last: CSSStyleSheet | undefined;

  const add = (sheet: CSSStyleSheet) => {
    for (const { selectorText, style } of inForce(sheet)) {
      if (typeof selectorText !== 'string') continue;
      order += 1;
      const selectors = selectorsIn(selectorText);
      addRule(every, selectors, { order, style });
      for (const property of Array.from(style)) {
        const values = rules.get(property);
        if (!values) continue;
        const given = style.getPropertyValue(property);
        scratch.setProperty(property, given);
        const accepted = scratch.getPropertyValue(property);
        scratch.removeProperty(property);
        if (accepted === '') continue;
        addRule(values, selectors, { order, value: given === 'unset' ? '' : accepted });
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
      rules = new Map([...quick.keys()].map((name) => [name, noRules()]));
      every = noRules();
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
    const { simple, others } = rules.get(property) as Rules<Value>;
    const inline = (element as HTMLElement).style.getPropertyValue(property);
    if (inline !== '') return inline === 'unset' ? '' : inline;
    let best: Value = { order: 0, value: '' };
    const keys = keysOf(element);
    for (const key of keys) {
      const found = simple.get(key)?.at(-1);
      if (found && found.order > best.order) best = found;
    }
    for (const key of keys) {
      const list = others.get(key) ?? [];
      for (let at = list.length - 1; at >= 0; at -= 1) {
        const rule = list[at];
        if (!rule || rule.order < best.order) break;
        if (!matches(element, rule.selector)) continue;
        best = rule;
        break;
      }
    }
    return best.value;
  };

  /** All that rules and the element itself declare, as jsdom collects it. */
  const collected = (element: Element): CSSStyleDeclaration => {
    const { simple, others } = every;
    const found = keysOf(element).flatMap((key): Styled[] => [
      ...(simple.get(key) ?? []),
      ...(others.get(key) ?? []).filter(({ selector }) => matches(element, selector)),
    ]);
    const collection = new OwnDeclaration();
    const inOrder = found.sort((a, b) => a.order - b.order).map(({ style }) => style);
    for (const style of new Set([...inOrder, (element as HTMLElement).style])) {
      for (const name of Array.from(style)) {
        const value = style.getPropertyValue(name);
        if (value === 'unset') collection.removeProperty(name);
        else collection.setProperty(name, value, style.getPropertyPriority(name));
      }
    }
    return collection;
  };

  /** Puts into jsdom's memory what it would collect by matching the element and those around it with every rule. */
  const collect = (element: Element) => {
    update();
    const { _ownerDocument: memory } = implOf(element);
    memory._styleCache ??= new WeakMap();
    for (let at: Element | null = element; at; at = at.parentElement) {
      const impl = implOf(at);
      if (memory._styleCache.has(impl)) continue;
      memory._styleCache.set(impl, collected(at));
    }
  };

  const valueOf = (element: Element, property: string): string => {
    update();
    const { isInherited, initial } = quick.get(property) ?? { isInherited: false, initial: '' };
    for (let at: Element | null = element; at; at = isInherited ? at.parentElement : null) {
      const value = cascaded(at, property);
      if (value !== '') return value;
    }
    return initial;
  };
  return { valueOf, collect };
};

type ComputedStyle = typeof window.getComputedStyle;

/** The fast one, with jsdom's. */
export type Hastened = ComputedStyle & { readonly ofJsdom: ComputedStyle };

const isHastened = (style: ComputedStyle): style is Hastened => 'ofJsdom' in style;

/** Replaces the page's own; a second call in the same page changes nothing. */
export const hastenComputedStyle = () => {
  const { getComputedStyle: ofJsdom, document: page } = window;
  if (isHastened(ofJsdom)) return;
  const { valueOf: read, collect } = indexOf(page);
  const hastened: ComputedStyle = (element, pseudo) => {
    const isStyled = element instanceof HTMLElement || element instanceof SVGElement;
    if (pseudo || !isStyled || element.ownerDocument !== page) {
      return ofJsdom.call(window, element, pseudo);
    }
    let made: CSSStyleDeclaration | undefined;
    const whole = () => {
      if (!made && element.isConnected) collect(element);
      return (made ??= ofJsdom.call(window, element));
    };
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
