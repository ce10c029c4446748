/** A chart as a picture, with the text that explains it. */
import type { ChartLegend } from '../figures/legendOf';
import { headHeight, paintHead, type PictureWords } from './pictureHead';

/** Copies an SVG with all styles, so that it needs no style sheets. */

/** The CSS properties that our charts use. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'display',
  'shape-rendering',
];

/** Written as attributes, because a strict content security policy also forbids inline styles inside pictures. */
const inlineInto = (copy: Element, original: Element): void => {
  const style = getComputedStyle(original);
  for (const property of properties) {
    const value = style.getPropertyValue(property);
    if (value !== '') copy.setAttribute(property, value);
  }
  if (original instanceof SVGElement && original.style.transform !== '') {
    copy.setAttribute('transform', style.transform);
  }
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  [...copy.children].forEach((child, at) => {
    const twin = original.children[at];
    if (twin !== undefined) inlineInto(child, twin);
  });
};

const inlined = (svg: SVGSVGElement): SVGSVGElement => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  inlineInto(copy, svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(svg.clientWidth || svg.getAttribute('width')));
  copy.setAttribute('height', String(svg.clientHeight || svg.getAttribute('height')));
  return copy;
};

/** Picture pixels per screen pixel, for sharp prints and high-resolution screens. */
const scale = 2;
const margin = 24;
/** Maximum canvas size of browsers; a larger picture would be empty. */
const maxPixels = 16_000;

export interface PictureOptions {
  /** The element that contains the chart's SVGs. */
  readonly drawing: HTMLElement;
  readonly title: string;
  readonly lines: readonly string[];
  readonly legend: ChartLegend | null;
}

interface Part {
  readonly image: HTMLImageElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Loads the SVG from a `data:` address, which `img-src data:` permits and which does not taint the canvas. */
const imageOf = async (svg: SVGSVGElement): Promise<HTMLImageElement> => {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(inlined(svg));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
};

/** A heat map consists of several SVGs with positions; other charts are a single one. */
const partsOf = (drawing: HTMLElement): Promise<readonly Part[]> => {
  const placed = [...drawing.querySelectorAll<SVGSVGElement>('svg[data-picture-x]')];
  const first = drawing.querySelector<SVGSVGElement>('svg');
  const all = placed.length > 0 || first === null ? placed : [first];
  return Promise.all(
    all.map(async (svg) => ({
      image: await imageOf(svg),
      x: Number(svg.dataset.pictureX ?? 0),
      y: Number(svg.dataset.pictureY ?? 0),
      width: svg.clientWidth || Number(svg.getAttribute('width')),
      height: svg.clientHeight || Number(svg.getAttribute('height')),
    })),
  );
};

/** Milliseconds. */
const longestDrawing = 10_000;
const step = 50;

/** The menu is there before the chart is drawn. */
const untilDrawn = async (drawing: HTMLElement): Promise<void> => {
  for (let waited = 0; waited < longestDrawing && !drawing.querySelector('svg'); waited += step) {
    await new Promise((resolve) => setTimeout(resolve, step));
  }
};

/** @throws Error if the browser cannot create the picture, or draws no chart within ten seconds */
export const pictureOf = async ({ drawing, ...words }: PictureOptions): Promise<Blob> => {
  await untilDrawn(drawing);
  const parts = await partsOf(drawing);
  if (parts.length === 0) throw new Error('There is no drawing to make a picture of.');
  const inner = Math.max(480, ...parts.map(({ x, width }) => x + width));
  const width = inner + 2 * margin;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  const headWords: PictureWords = { ...words, width: inner, at: margin, drawing };
  const top = headHeight(context, headWords) + margin;
  const height = top + Math.max(...parts.map((part) => part.y + part.height)) + margin;
  const sharp = Math.min(scale, maxPixels / width, maxPixels / height);
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(height * sharp);
  context.scale(sharp, sharp);
  context.fillStyle = getComputedStyle(drawing.closest('figure') ?? drawing).backgroundColor;
  context.fillRect(0, 0, width, height);
  paintHead(context, headWords);
  for (const part of parts) {
    context.drawImage(part.image, margin + part.x, top + part.y, part.width, part.height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('The browser made no picture.');
  return blob;
};
