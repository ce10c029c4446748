/** The words above a drawing in its picture: title, question, range and zone, legend. */
import type { ChartLegend } from '../figures/legendOf';
import type { SeriesLook } from '../figures/seriesLook';

export interface PictureWords {
  readonly title: string;
  readonly lines: readonly string[];
  readonly legend: ChartLegend | null;
  /** Pixels the words may take. */
  readonly width: number;
  /** Pixels from the left and from the top. */
  readonly at: number;
  /** Whose colours and letters are used. */
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

/** A colour of the theme's variables as the canvas takes it. */
const colorIn = (drawing: Element, color: string): string => {
  const probe = document.createElement('span');
  probe.style.color = color;
  drawing.append(probe);
  const plain = getComputedStyle(probe).color;
  probe.remove();
  return plain;
};

/** Lines no wider than the picture. */
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

/** Legend entries in rows that fit. */
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

/** Pixels the words take above the drawing. */
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
    // A line of its own: a picture may be as narrow as a phone.
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
