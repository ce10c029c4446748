/** Thumbnails of product states, drawn as SVG like the organizations' logos (rules R7). */
import { defineEntityDemo } from '../entityDemo';
import type { ProductState } from '../productStates/productState';
import { seededStatesOf } from '../productStates/seededStates';
import { mediaCalls, type MediaRow } from '../productStates/stateMedia';
import { numbered, seedId } from '../store/seed/seedId';

interface StateThumbnail extends MediaRow {
  /** Side of the view; null if the file is damaged. */
  readonly view: 'front' | 'side' | 'top' | null;
}

/** A damaged PNG that ends after its first bytes. */
const broken = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';

const faces = { front: [240, 320], side: [160, 320], top: [240, 180] } as const;

/** Names must not inject markup. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ,.%-]/gu, ' ').slice(0, 32);

const drawn = ({ hex_color, name, state }: ProductState, view: keyof typeof faces): string => {
  const [width, height] = faces[view];
  const [x, y] = [200 - width / 2, 200 - height / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#eceff1"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${hex_color}" stroke="#37474f" stroke-width="4"/><rect x="0" y="330" width="400" height="70" fill="#263238"/><text x="200" y="362" font-family="sans-serif" font-size="21" text-anchor="middle" fill="#fff">${plain(name ?? state)}</text><text x="200" y="388" font-family="sans-serif" font-size="18" text-anchor="middle" fill="#cfd8dc">${state}, ${view}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const shown = ({ id, view, is_default }: StateThumbnail, state: ProductState) => ({
  id,
  url: view === null ? broken : drawn(state, view),
  is_default,
});

const views = ['front', 'side', 'top'] as const;
/** Products whose states have thumbnails: those of the list's first page, and the one with many states. */
const products = [36, ...Array.from({ length: 25 }, (_, at) => at + 1)];

const seed = () =>
  numbered(
    '74b40000',
    products.flatMap((product) =>
      seededStatesOf({ id: seedId('product', product) }).flatMap(({ id }, index) => {
        // Its first state has all sides and a damaged file.
        const own =
          product === 36 && index === 0 ? [...views, null] : views.slice(0, 1 + (index % 3));
        return own.map((view, at) => ({ product_state_id: id, view, is_default: at === 0 }));
      }),
    ),
  );

export const demo = defineEntityDemo({
  table: 'stateThumbnails',
  seed,
  ...mediaCalls<StateThumbnail>({
    table: 'stateThumbnails',
    word: 'thumbnails',
    name: 'thumbnail',
    shown,
  }),
});
