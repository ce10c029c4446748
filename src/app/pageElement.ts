/**
 * The element around a page. React hides a kept page by `display: none`, which discards its layout: Back would lay out
 * the whole table again. This element is hidden by `content-visibility` instead, with the same effect for people and
 * assistive technology, and keeps its layout. Browsers without it, and a React that hides differently, use
 * `display: none` as before.
 */
const name = 'facings-page';

class PageElement extends HTMLElement {
  /** What React sets to hide and show; anything else is the element's own style. */
  override get style(): CSSStyleDeclaration {
    const ownStyle = super.style;
    const show = (isShown: boolean) => {
      ownStyle.contentVisibility = isShown ? '' : 'hidden';
      this.inert = !isShown;
    };
    return new Proxy(ownStyle, {
      get: (_, key) => {
        if (key === 'setProperty') {
          return (property: string, value: string, priority?: string) => {
            if (property === 'display') show(value !== 'none');
            else ownStyle.setProperty(property, value, priority);
          };
        }
        const value: unknown = Reflect.get(ownStyle, key);
        return typeof value === 'function' ? (value.bind(ownStyle) as unknown) : value;
      },
      set: (_, key, value) => {
        if (key === 'display') show(value !== 'none');
        else Reflect.set(ownStyle, key, value);
        return true;
      },
    });
  }

  connectedCallback(): void {
    // A margin of its first part would otherwise move the whole page when that part is drawn.
    super.style.display = 'flow-root';
  }
}

const isSupported =
  typeof CSS !== 'undefined' &&
  typeof CSS.supports === 'function' &&
  CSS.supports('content-visibility', 'hidden');

if (isSupported && !customElements.get(name)) customElements.define(name, PageElement);

/** The tag to wrap a page in; null where the browser can only discard its layout. */
export const pageTag = isSupported ? name : null;

/** Selects pages that are out of sight. */
export const hiddenPage = 'main [style*="display: none"], facings-page[inert]';
