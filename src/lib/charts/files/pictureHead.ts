/** The text above a chart in its picture: title, question, range and time zone, legend. */
import type { ChartLegend } from '../figures/legendOf';
import type { SeriesLook } from '../figures/looks';

export interface PictureWords {
  readonly title: string;
  readonly lines: readonly string[];
  readonly legend: ChartLegend | null;
  /** Maximum width of the text in pixels. */
  readonly width: number;
  /** Margin in pixels, left and top. */
  readonly at: number;
  /** Element that supplies colors and fonts. */
  readonly drawing: Element;
}

type Context = CanvasRenderingContext2D;

const titleHeight = 26;
const lineHeight = 20;
const swatchWidth = 30;
const stepWidth = 22;
const gap = 18;

const fontOf = (drawing: Element, size: number, weight = 400): string =>
  `${weight} ${size}px ${getComputedStyle(drawing).fontFamily}`;

/** Resolves a CSS variable to a color that the canvas accepts. */
const colorIn = (drawing: Element, color: string): string => {
  const probe = document.createElement('span');
  probe.style.color = color;
  drawing.append(probe);
  const plain = getComputedStyle(probe).color;
  probe.remove();
  return plain;
};

/** Wraps a text to the picture's width. */
const wrapped = (context: Context, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

interface Placed {
  readonly look: SeriesLook;
  readonly x: number;
  readonly row: number;
}

/** Arranges legend entries in rows. */
const placed = (
  context: Context,
  looks: readonly SeriesLook[],
  width: number,
): readonly Placed[] => {
  let x = 0;
  let row = 0;
  return looks.map((look) => {
    const wide = swatchWidth + context.measureText(look.label).width + gap;
    if (x > 0 && x + wide - gap > width) {
      x = 0;
      row += 1;
    }
    const here = { look, x, row };
    x += wide;
    return here;
  });
};

interface Line {
  readonly text: string;
  readonly font: string;
  readonly height: number;
}

const linesOf = (
  context: Context,
  { title, lines, width, drawing }: PictureWords,
): readonly Line[] => {
  const written = (text: string, font: string, height: number): readonly Line[] => {
    context.font = font;
    return wrapped(context, text, width).map((part) => ({ text: part, font, height }));
  };
  return [
    ...written(title, fontOf(drawing, 18, 650), titleHeight),
    ...lines.flatMap((line) => written(line, fontOf(drawing, 13), lineHeight)),
  ];
};

const legendHeight = (context: Context, { legend, width, drawing }: PictureWords): number => {
  if (legend === null) return 0;
  context.font = fontOf(drawing, 13);
  const ofScale = legend.type === 'scale' && legend.note !== undefined ? 2 : 1;
  const rows =
    legend.type === 'scale' ? ofScale : (placed(context, legend.looks, width).at(-1)?.row ?? 0) + 1;
  return rows * lineHeight + 8;
};

/** Returns the height in pixels of the text above the chart. */
export const headHeight = (context: Context, words: PictureWords): number =>
  linesOf(context, words).reduce((sum, { height }) => sum + height, words.at) +
  legendHeight(context, words);

export const paintHead = (context: Context, words: PictureWords): void => {
  const { at, drawing, legend } = words;
  const ink = colorIn(drawing, 'var(--chart-text)');
  context.textBaseline = 'top';
  let y = at;
  for (const { text, font, height } of linesOf(context, words)) {
    context.fillStyle = ink;
    context.font = font;
    context.fillText(text, at, y);
    y += height;
  }
  context.font = fontOf(drawing, 13);
  if (legend?.type === 'series') paintSeries(context, words, legend, y + 8, ink);
  if (legend?.type === 'scale') {
    context.fillText(legend.low, at, y + 8);
    let x = at + context.measureText(legend.low).width + 8;
    for (const fill of legend.fills) {
      context.fillStyle = colorIn(drawing, fill);
      context.fillRect(x, y + 8, stepWidth, 12);
      x += stepWidth;
    }
    context.fillStyle = ink;
    context.fillText(legend.high, x + 8, y + 8);
    // On its own line, because a picture may be as narrow as a phone.
    if (legend.note !== undefined) context.fillText(legend.note, at, y + 8 + lineHeight);
  }
};

const paintSeries = (
  context: Context,
  { at, width, drawing }: PictureWords,
  { looks, mark }: Extract<ChartLegend, { type: 'series' }>,
  top: number,
  ink: string,
): void => {
  for (const { look, x, row } of placed(context, looks, width)) {
    const y = top + row * lineHeight;
    const color = colorIn(drawing, look.color);
    context.strokeStyle = color;
    context.lineWidth = 2;
    if (mark === 'bar') {
      context.fillStyle = color;
      context.globalAlpha = look.isPrevious ? 0.35 : 1;
      context.fillRect(at + x + 6, y, 12, 12);
      context.globalAlpha = 1;
      context.lineWidth = 1;
      if (look.isPrevious) context.strokeRect(at + x + 6, y, 12, 12);
    } else {
      context.setLineDash((look.dash ?? '').split(' ').filter(Boolean).map(Number));
      context.beginPath();
      context.moveTo(at + x, y + 6);
      context.lineTo(at + x + 24, y + 6);
      context.stroke();
      context.setLineDash([]);
    }
    context.fillStyle = ink;
    context.fillText(look.label, at + x + swatchWidth, y);
  }
};
