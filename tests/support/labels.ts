/**
 * A faster `labels` of form controls. jsdom asks every label of the page for its control, which searches the whole
 * page again; Testing Library reads the labels of every control in a query by name.
 */

/** Elements that have labels. */
const labelled = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

/** The labels of a control in the order of the page, as jsdom finds them. */
const labelsOf = (control: HTMLElement): readonly HTMLLabelElement[] =>
  [...control.ownerDocument.getElementsByTagName('label')].filter(
    (label) =>
      ((control.id !== '' && label.htmlFor === control.id) || label.contains(control)) &&
      label.control === control,
  );

/** Replaces the getters of the page; a second call in the same page changes nothing. */
export const hastenLabels = () => {
  for (const name of labelled) {
    const { prototype } = window[name];
    const ofJsdom = Object.getOwnPropertyDescriptor(prototype, 'labels');
    if (!ofJsdom?.get || 'isHastened' in ofJsdom.get) continue;
    const { get: readSlowly } = ofJsdom;
    const get = function (this: HTMLElement) {
      const isHidden = this instanceof HTMLInputElement && this.type === 'hidden';
      return isHidden || !this.isConnected ? (readSlowly.call(this) as unknown) : labelsOf(this);
    };
    Object.defineProperty(prototype, 'labels', {
      ...ofJsdom,
      get: Object.assign(get, { isHastened: true, ofJsdom: readSlowly }),
    });
  }
};
