import { useTranslate, type TranslateFunction } from 'react-admin';
import { hasBit } from './model';
import type { Board } from './board';

/** Builds accessible names of cells quickly: several hundred are rendered per frame. */
export interface CellWords {
  readonly stateOf: (board: Board, row: number, zone: number) => string;
  readonly cell: (board: Board, row: number, zone: number) => string;
  readonly ofRegion: (board: Board, row: number, region: number) => string;
  readonly region: (board: Board, region: number) => string;
  readonly share: (on: number, of: number) => string;
  readonly archived: string;
}

/** Parses a text with placeholders once, so that filling it needs no search. */
const templateOf = (
  translate: TranslateFunction,
  key: string,
  names: readonly string[],
): ((...values: readonly string[]) => string) => {
  const marked = translate(
    key,
    Object.fromEntries(names.map((name, at) => [name, `\u0000${String(at)}\u0000`])),
  );
  const parts = marked.split('\u0000');
  return (...values) =>
    parts.map((part, at) => (at % 2 === 0 ? part : values[Number(part)])).join('');
};

export const cellWordsOf = (
  translate: TranslateFunction,
  number: (count: number) => string,
): CellWords => {
  const states = {
    on: translate('facings.matrix.state.on'),
    off: translate('facings.matrix.state.off'),
    add: translate('facings.matrix.state.add'),
    remove: translate('facings.matrix.state.remove'),
  };
  const refused = templateOf(translate, 'facings.matrix.state.refused', ['state', 'reason']);
  const held = templateOf(translate, 'facings.matrix.state.held', ['state']);
  const cell = templateOf(translate, 'facings.matrix.cell', ['product', 'zone', 'state']);
  const ofRegion = templateOf(translate, 'facings.matrix.regionOfProduct', ['product', 'region']);
  const unassigned = translate('facings.matrix.unassigned');
  const share = templateOf(translate, 'facings.matrix.share', ['on', 'of']);

  const stateOf: CellWords['stateOf'] = (board, row, zone) => {
    const at = { row, column: zone };
    const mark = board.mark(at);
    const isOn = hasBit(board.matrix.wanted, row, zone);
    const state = mark === 'none' ? states[isOn ? 'on' : 'off'] : states[mark];
    const reason = board.refusal(at);
    if (reason !== undefined) return refused(state, reason);
    return board.matrix.held[row] === 1 && !isOn ? held(state) : state;
  };
  const region: CellWords['region'] = (board, at) =>
    board.matrixData.regions[at]?.name ?? unassigned;
  const skuOf = (board: Board, row: number) => board.matrixData.products[row]?.sku ?? '';
  return {
    stateOf,
    region,
    share: (on, of) => share(number(on), number(of)),
    archived: translate('facings.matrix.archived'),
    cell: (board, row, zone) =>
      cell(skuOf(board, row), board.matrixData.zones[zone]?.name ?? '', stateOf(board, row, zone)),
    ofRegion: (board, row, at) => ofRegion(skuOf(board, row), region(board, at)),
  };
};

interface Counts {
  readonly adds: number;
  readonly removes: number;
}

/** 'Adds 42, removes 3'. */
export const useCountText = (): ((counts: Counts) => string) => {
  const translate = useTranslate();
  return ({ adds, removes }) => {
    if (adds > 0 && removes > 0)
      return translate('facings.matrix.addsAndRemoves', { adds, removes });
    if (adds > 0) return translate('facings.matrix.adds', { smart_count: adds });
    if (removes > 0) return translate('facings.matrix.removes', { smart_count: removes });
    return translate('facings.matrix.none');
  };
};
