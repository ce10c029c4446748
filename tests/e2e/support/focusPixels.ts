/** Measures whether the keyboard focus is visible: a control's pixels with and without the focus, in light and dark. */
import type { JSHandle, Page } from '@playwright/test';

export type Scheme = 'light' | 'dark';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A focusable control. */
export interface Control {
  /** Role, classes, ring, and the styles that may clip it: each kind is checked once. */
  readonly kind: string;
  readonly label: string;
  /** The visible part of the control's box. */
  readonly box: Box;
  /** Larger than its scroll container, so it is never completely visible. */
  readonly isLarger: boolean;
  /** The captured area, including the surroundings: a row is outlined for its link, a frame for its input. */
  readonly clip: Box;
}

/** Px around a control for its ring. */
const margin = 8;

/** Of the element itself, or of its active option (`aria-activedescendant`). */
export const controlOf = (element: JSHandle<Element>, around = margin): Promise<Control> =>
  element.evaluate((control, spare) => {
    const own = control.getBoundingClientRect();
    // An input that is drawn by another element is visible as its surroundings.
    const isHidden = own.width < 5 || own.height < 5 || getComputedStyle(control).opacity === '0';
    const highest = isHidden ? 160 : Math.max(72, own.height * 1.5);
    let whole = control;
    let clipping = control.parentElement;
    while (clipping && /^visible/.test(getComputedStyle(clipping).overflow)) {
      clipping = clipping.parentElement;
    }
    if (spare > 0) {
      for (let next = control.parentElement; next; next = next.parentElement) {
        const { height } = next.getBoundingClientRect();
        if (height > highest) break;
        if (height >= own.height || isHidden) whole = next;
      }
    }
    const out = whole.getBoundingClientRect();
    const left = Math.max(0, Math.floor(Math.min(out.left, own.left) - spare));
    const top = Math.max(0, Math.floor(Math.min(out.top, own.top) - spare));
    const right = Math.min(innerWidth, Math.ceil(Math.max(out.right, own.right) + spare));
    const bottom = Math.min(innerHeight, Math.ceil(Math.max(out.bottom, own.bottom) + spare));
    const role = control.getAttribute('role') ?? control.tagName.toLowerCase();
    const type = control.getAttribute('type') ?? '';
    const looks = (one: Element | null, unlike = /focus|^Mui-|active/i) =>
      [...(one?.classList ?? [])].filter((name) => !unlike.test(name)).join('.');
    const { outline, outlineOffset, boxShadow } = getComputedStyle(control);
    const frame = clipping?.getBoundingClientRect();
    // A heat map has a sticky header, so a tenth less of its content is visible.
    const isLarger = Boolean(frame && own.height > 200 && own.height > frame.height * 0.9);
    const inSight = { x: own.x, y: own.y, width: own.width, height: own.height };
    if (frame && isLarger) {
      inSight.x = Math.max(own.left, frame.left);
      inSight.y = Math.max(own.top, frame.top);
      inSight.width = Math.min(own.right, frame.right) - inSight.x;
      inSight.height = Math.min(own.bottom, frame.bottom) - inSight.y;
    }
    const words =
      control.getAttribute('aria-label') ??
      (control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null) ??
      control.textContent;
    return {
      kind: [
        role,
        type,
        // Without generated class names, which differ with every margin.
        looks(control, /focus|^Mui-|active|^css-/i),
        isHidden ? '' : [outline, outlineOffset, boxShadow].join(' '),
        looks(clipping),
      ].join(' '),
      label: `${role} "${words.trim().slice(0, 40)}"`,
      box: isHidden
        ? { x: out.x, y: out.y, width: Math.min(out.width, 24), height: Math.min(out.height, 24) }
        : inSight,
      isLarger: isLarger && !isHidden,
      clip: { x: left, y: top, width: right - left, height: bottom - top },
    };
  }, around);

export type Pictures = Readonly<Record<Scheme, string>>;

/** For all later pages: no animations, no blinking, no tooltips. */
export const stillPictures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; } [role="tooltip"] { visibility: hidden !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** In the given order, which avoids a change of scheme if the first one is already active. */
export const pictures = async (
  page: Page,
  clip: Box,
  order: readonly Scheme[],
): Promise<Pictures> => {
  const taken: Partial<Record<Scheme, string>> = {};
  const line = await page.context().newCDPSession(page);
  for (const colorScheme of order) {
    await page.emulateMedia({ colorScheme });
    // The scheme is set on the root at once; the testers' panel follows slightly later.
    const [x, y] = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return [scrollX, scrollY] as const;
    });
    // Not `page.screenshot`, which takes ten times as long: it waits for fonts and adds styles.
    const { data } = await line.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...clip, x: clip.x + x, y: clip.y + y, scale: 1 },
    });
    taken[colorScheme] = data;
  }
  await line.detach();
  return taken as Pictures;
};

export interface Difference {
  /** Number of pixels with enough contrast between the two states (WCAG 2.2, 1.4.11 and 2.4.13: 3 to 1). */
  readonly pixels: number;
  /** Their bounding box. */
  readonly width: number;
  readonly height: number;
  /** Coverage of the least covered side of that box, from 0 to 1: a clipped ring lacks a side. */
  readonly leastSide: number;
}

/** Compared in the page, which can decode images. */
export const difference = (page: Page, before: string, after: string): Promise<Difference> =>
  page.evaluate(
    async (encoded) => {
      const read = async (base64: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('No canvas.');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [one, other] = await Promise.all(encoded.map(read));
      if (!one || !other) throw new Error('Two pictures are compared.');
      const linear = (value: number) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = ({ data }: ImageData, at: number) =>
        0.2126 * linear(data[at] ?? 0) +
        0.7152 * linear(data[at + 1] ?? 0) +
        0.0722 * linear(data[at + 2] ?? 0);
      const strong: (readonly [x: number, y: number])[] = [];
      for (let at = 0; at < one.data.length; at += 4) {
        const [a, b] = [luminance(one, at), luminance(other, at)];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        const pixel = at / 4;
        if (contrast >= 3) strong.push([pixel % one.width, Math.floor(pixel / one.width)]);
      }
      if (strong.length === 0) return { pixels: 0, width: 0, height: 0, leastSide: 0 };
      const xs = strong.map(([x]) => x);
      const ys = strong.map(([, y]) => y);
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
      // A ring has round corners, and an input's label overlaps its outline, so pixels slightly inside count for a
      // side.
      const depth = Math.max(10, Math.min(right - left, bottom - top) * 0.16);
      const share = (places: readonly number[], length: number) =>
        new Set(places).size / (length + 1);
      const near = (is: (x: number, y: number) => boolean) => strong.filter(([x, y]) => is(x, y));
      return {
        pixels: strong.length,
        width: right - left + 1,
        height: bottom - top + 1,
        leastSide: Math.min(
          share(
            near((_, y) => y - top <= depth).map(([x]) => x),
            right - left,
          ),
          share(
            near((_, y) => bottom - y <= depth).map(([x]) => x),
            right - left,
          ),
          share(
            near((x) => x - left <= depth).map(([, y]) => y),
            bottom - top,
          ),
          share(
            near((x) => right - x <= depth).map(([, y]) => y),
            bottom - top,
          ),
        ),
      };
    },
    [before, after],
  );

/** Why the focus is not visible; null if it is. For larger controls, not all sides need to be visible. */
export const faultOf = (
  { pixels, width, height, leastSide }: Difference,
  box: Box,
  isLarger = false,
): string | null => {
  const perimeter = 2 * (box.width + box.height) * (isLarger ? 0.5 : 1);
  if (pixels < perimeter) return `only ${pixels} pixels differ (of ${Math.round(perimeter)})`;
  if (width < box.width * 0.6 || height < box.height * 0.6) {
    return `what differs is ${width} × ${height}, the control is ${Math.round(box.width)} × ${Math.round(box.height)}`;
  }
  // An input's outline has a gap for its label; a clipped side is completely missing.
  return leastSide < 0.25 && !isLarger
    ? `a side is cut off (${Math.round(leastSide * 100)} % of it seen)`
    : null;
};
