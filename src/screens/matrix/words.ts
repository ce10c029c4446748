import { useTranslate, type TranslateFunction } from 'react-admin';
import { useNumberText } from '../../views/useWords';
import { amountAt } from './amounts';
import { cellAt } from './model';
import type { MatrixStore } from './store';

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

/** Builds accessible names of cells quickly: several hundred are rendered per frame. */
export const cellWordsOf = (
  { matrix, matrixData, refusal }: MatrixStore,
  translate: TranslateFunction,
  number: (count: number) => string,
) => {
  const word = (key: string) => translate(`facings.matrix.${key}`);
  const template = (key: string, names: readonly string[]) =>
    templateOf(translate, `facings.matrix.${key}`, names);
  const labeled = templateOf(translate, 'facings.files.labeled', ['name', 'text']);
  const states = { on: word('state.on'), off: word('state.off') };
  const pending = { on: word('state.add'), off: word('state.remove') };
  const refused = template('state.refused', ['state', 'reason']);
  const held = template('state.held', ['state']);
  const cell = template('cell', ['product', 'zone', 'state']);
  const ofRegion = template('regionOfProduct', ['product', 'region']);
  const share = template('share', ['on', 'of']);
  const par = template('par.state', ['state', 'par']);
  const parChange = template('par.change', ['state', 'before', 'par']);
  const total = template('par.total', ['share', 'total']);
  const unassigned = word('unassigned');

  /** With the par of a link, if it is known. */
  const withPar = (state: string, row: number, column: number, isNew: boolean): string => {
    const planned = amountAt(matrix, { row, column });
    if (planned === undefined) return state;
    const before = isNew ? planned : (amountAt(matrix, { row, column }, 'saved') ?? planned);
    return before === planned
      ? par(state, number(planned))
      : parChange(state, number(before), number(planned));
  };
  const stateOf = (row: number, zone: number): string => {
    const at = cellAt(matrix, { row, column: zone });
    const isOn = matrix.planned[at] === 1;
    const isPending = matrix.planned[at] !== matrix.saved[at];
    const names = (isPending ? pending : states)[isOn ? 'on' : 'off'];
    const state = isOn ? withPar(names, row, zone, isPending) : names;
    const reason = refusal(at);
    if (reason !== undefined) return refused(state, reason);
    return matrix.held[row] === 1 && !isOn ? held(state) : state;
  };
  const region = (at: number) => matrixData.regions[at]?.name ?? unassigned;
  const skuOf = (row: number) => matrixData.products[row]?.sku ?? '';
  return {
    stateOf,
    region,
    share: (on: number, of: number) => share(number(on), number(of)),
    total: (on: number, of: number, par: number) =>
      total(share(number(on), number(of)), number(par)),
    number,
    /** 'West, all products: 3 of 5'. */
    labeled,
    archived: word('archived'),
    cell: (row: number, zone: number) =>
      cell(skuOf(row), matrixData.zones[zone]?.name ?? '', stateOf(row, zone)),
    ofRegion: (row: number, at: number) => ofRegion(skuOf(row), region(at)),
  };
};

export type CellWords = ReturnType<typeof cellWordsOf>;

/** 'Adds 42, removes 3, changes 5 pars'. */
export const useCountText = () => {
  const translate = useTranslate();
  const word = (key: string, values: object) => translate(`facings.matrix.${key}`, values);
  return ({ adds, removes, amounts }: ReturnType<MatrixStore['counts']>): string => {
    if (adds + removes + amounts === 0) return word('none', {});
    if (adds + removes === 0) return word('par.changes', { smart_count: amounts });
    const key = adds === 0 ? 'removes' : removes === 0 ? 'adds' : 'addsAndRemoves';
    const changes = word(key, { adds, removes, smart_count: adds + removes });
    return amounts === 0 ? changes : word('par.andChanges', { changes, smart_count: amounts });
  };
};

/** The par of a new link, or how that of an existing one changes. */
export const useParText = () => {
  const translate = useTranslate();
  const number = useNumberText();
  return (zone: string, par: number, before?: number): string =>
    translate(`facings.matrix.par.${before === undefined ? 'reviewNew' : 'reviewZone'}`, {
      zone,
      par: number(par),
      before: number(before ?? 0),
    });
};
