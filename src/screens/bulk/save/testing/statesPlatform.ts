/** Stores the states of products in memory, behind the calls of the data provider. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../../dataProvider';
import { createFates, refusal, refuse, type Fate } from '../../../../lib/batches/testing/fates';

type Values = Readonly<Record<string, unknown>>;
interface Within {
  readonly meta: { readonly within: { readonly product_id: string } };
}

/** @param given names of the states of each product, whose ids are p0, p1 and so on */
export const statesPlatform = (
  given: readonly (readonly string[])[],
  fate: () => Promise<Fate>,
) => {
  let nextId = 0;
  const newId = () => `s${(nextId += 1)}`;
  const stored = new Map<string, RaRecord[]>(
    given.map((states, row) => [
      `p${row}`,
      states.map((state) => ({ id: newId(), state, uom: 'EACH', upc: 'theirs' })),
    ]),
  );
  const carryOut = createFates();
  const call = async <T>(name: string, act: () => T): Promise<T> => {
    await new Promise((done) => setImmediate(done));
    return carryOut(await fate(), name, act);
  };
  const of = ({ meta }: Within): RaRecord[] =>
    stored.get(meta.within.product_id) ?? refuse(refusal('notFound', { status: 404 }));
  const one = (asked: Within, id: string): RaRecord =>
    of(asked).find((state) => state.id === id) ?? refuse(refusal('notFound', { status: 404 }));
  const calls = {
    getList: (_: string, asked: Within) =>
      call('getList', () => ({ data: of(asked).map((state) => ({ ...state })) })),
    getOne: (_: string, asked: Within & { readonly id: string }) =>
      call('getOne', () => ({ data: { ...one(asked, asked.id) } })),
    createMany: (_: string, children: readonly (Within & { readonly data: Values })[]) =>
      call('createMany', () => {
        for (const child of children) of(child);
        for (const child of children) of(child).push({ ...child.data, id: newId() });
      }),
    update: (_: string, asked: Within & { readonly id: string; readonly data: Values }) =>
      call('update', () => ({ data: Object.assign(one(asked, asked.id), asked.data) })),
    deleteMany: (_: string, asked: Within & { readonly ids: readonly string[] }) =>
      call('deleteMany', () => {
        const left = of(asked).filter(({ id }) => !asked.ids.includes(String(id)));
        stored.set(asked.meta.within.product_id, left);
        return { data: asked.ids };
      }),
  };
  return { stored, provider: calls as unknown as FacingsDataProvider };
};
