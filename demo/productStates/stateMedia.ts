/** 3D models and thumbnails of a product state: one of each kind is its default (rules 3, 7). */
import type { ContractRow } from '../calls';
import { calls } from '../entityDemo';
import { found, listed, type Call, type Handlers } from '../handlers/handler';
import { flagOf } from '../handlers/values';
import { refuse, refuseAt } from '../refusal';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';
import type { ProductState } from './productState';
import { stateById, stateOf } from './stateRows';

export interface MediaRow extends Row {
  readonly product_state_id: string;
  readonly is_default: boolean;
}

export const mediaTables = ['stateModels', 'stateThumbnails'] as const;
type MediaTable = (typeof mediaTables)[number];

const ofState = <R extends MediaRow>(data: Data, table: MediaTable, stateId: string): R[] =>
  data.open<R>(table).where((row) => row.product_state_id === stateId);

/** Removes the media of a removed state. */
export const forgetMedia = (data: Data, stateId: string): void => {
  for (const table of mediaTables)
    for (const { id } of ofState(data, table, stateId)) data.open(table).remove(id);
};

interface Kind<R extends MediaRow> {
  readonly table: MediaTable;
  /** Last part of the path, and the key of the list. */
  readonly word: string;
  /** Name for messages: 'There is no {name} with this id.' */
  readonly name: string;
  /** The part of a row in responses. */
  readonly shown: (row: R, state: ProductState) => object;
}

/** Makes this row the default; the others of its state lose the mark. */
const mark = <R extends MediaRow>({ data }: Call, { table }: Kind<R>, row: R): R => {
  const own = data.open<R>(table);
  for (const one of ofState<R>(data, table, row.product_state_id))
    if (one.is_default && one.id !== row.id) own.put({ ...one, is_default: false });
  return row.is_default ? row : own.put({ ...row, is_default: true });
};

export const mediaCalls = <R extends MediaRow>(
  kind: Kind<R>,
): { readonly contract: readonly ContractRow[]; readonly handlers: Handlers } => {
  const path = `/api/products/states/${kind.word}`;
  const one = ({ data, params }: Call): { row: R; state: ProductState } => {
    const row = found(data.open<R>(kind.table), params.id, kind.name);
    const state = stateById(data, row.product_state_id);
    return state ? { row, state } : refuse(404, `There is no ${kind.name} with this id.`);
  };
  return calls({
    [`GET ${path}`]: {
      query: ['product_state_id!'],
      answer: ({ data, query }) => {
        const state = stateOf(data, query.product_state_id);
        const rows = ofState<R>(data, kind.table, state.id);
        return listed(kind.word, rows, (row) => kind.shown(row, state));
      },
    },
    [`PUT ${path}/{id}`]: {
      body: ['is_default!'],
      answer: (call) => {
        const { row, state } = one(call);
        if (flagOf(call.body, 'is_default')) return kind.shown(mark(call, kind, row), state);
        const text = 'A default is given up by making another one the default.';
        if (row.is_default) refuseAt('is_default', text, 409);
        return kind.shown(row, state);
      },
    },
    [`DELETE ${path}/{id}`]: (call) => {
      const { row } = one(call);
      call.data.open<R>(kind.table).remove(row.id);
      const [next] = ofState<R>(call.data, kind.table, row.product_state_id);
      if (row.is_default && next) mark(call, kind, next);
      return { id: row.id };
    },
  });
};
