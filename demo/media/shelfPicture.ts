/** A drawn shelf instead of a photo: the same key always gives the same picture. */
import { chanceFrom, type Chance } from '../store/seed/random';

const size = { width: 800, height: 500 } as const;
const boards = 4;
/** Height of a shelf board with its products, in the picture's units like all lengths here. */
const level = size.height / boards;
const thickness = 12;

interface Facing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hue: number;
  readonly label: string;
  /** Confidence of the recognition, from 0 to 1. */
  readonly score: number;
}

const labels = [
  'OATS',
  'RICE',
  'PASTA',
  'BEANS',
  'COFFEE',
  'TEA',
  'FLOUR',
  'SUGAR',
  'SALSA',
  'BROTH',
  'HONEY',
  'OLIVES',
  'CHIPS',
  'CEREAL',
  'SODA',
  'JUICE',
] as const;

const numberOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), 7);

/** Products in groups of equal facings, with occasional gaps. */
const onBoard = (chance: Chance, board: number): Facing[] => {
  const facings: Facing[] = [];
  const floor = (board + 1) * level - thickness;
  let x = 18;
  while (x < size.width - 90) {
    const width = 58 + chance.below(32);
    const height = 62 + chance.below(38);
    const hue = chance.below(360);
    const label = chance.pick(labels);
    const count = 1 + chance.below(4);
    for (let at = 0; at < count && x + width < size.width - 18; at += 1) {
      const score = 0.82 + chance.below(18) / 100;
      facings.push({ x, y: floor - height, width, height, hue, label, score });
      x += width + 4;
    }
    x += 6 + chance.below(34);
  }
  return facings;
};

const textAt = (x: number, y: number, text: string, more: string) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" ${more}>${text}</text>`;

const goods = ({ x, y, width, height, hue, label }: Facing): string => {
  const middle = x + width / 2;
  const band = y + height * 0.38;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="hsl(${hue} 58% 46%)"/>`,
    `<rect x="${x}" y="${band}" width="${width}" height="22" fill="hsl(${hue} 40% 93%)"/>`,
    textAt(middle, band + 15, label, 'font-size="11" text-anchor="middle" fill="#222"'),
  ].join('');
};

const box = ({ x, y, width, height, label, score }: Facing): string =>
  [
    `<rect x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}" fill="none" stroke="#00e676" stroke-width="3"/>`,
    `<rect x="${x - 2}" y="${y - 15}" width="${width + 4}" height="13" fill="#003d1f"/>`,
    textAt(x, y - 5, `${label} ${score.toFixed(2)}`, 'font-size="9" fill="#b9ffd9"'),
  ].join('');

/**
 * SVG of 800 × 500.
 * @param key what the picture shows
 * @param isRead draws a box around each recognized facing
 */
export const shelfPicture = (key: string, { isRead }: { readonly isRead: boolean }): string => {
  const chance = chanceFrom(numberOf(key));
  const facings = Array.from({ length: boards }, (_, board) => onBoard(chance, board)).flat();
  const shelves = Array.from(
    { length: boards },
    (_, board) =>
      `<rect x="0" y="${(board + 1) * level - thickness}" width="${size.width}" height="${thickness}" fill="#8d7b68"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="#e9e4dc"/>`,
    ...shelves,
    ...facings.map(goods),
    ...(isRead ? facings.map(box) : []),
    '</svg>',
  ].join('');
};
