/** Tests a new pick list with a new product (rules 7, Pick lists; rules R4 to R6). */
import { rowsAt, valueAt } from '../judge';
import { made, type Area, type Writing } from './area';
import { makeProduct, makeState } from './products';

const own = '/api/organizations/{id}/pick-lists';
const path = '/api/pick-lists/{id}';
const audit = 'PICK_LIST';

const make = (writing: Writing) => {
  const { writer, account, stamp } = writing;
  const label_identifier = `FACINGS-CONFORMANCE-${stamp}`.toUpperCase();
  return writer.make({
    call: { name: `POST ${own}`, path: { id: account }, body: { label_identifier }, audit },
    name: label_identifier,
    look: {
      call: { name: `GET ${own}`, path: { id: account } },
      read: 'pick_lists',
      key: 'label_identifier',
    },
    remove: (id) => ({ name: `DELETE ${path}`, path: { id }, query: { type: 'pickList' }, audit }),
  });
};

/** The three meanings of PUT, and two of DELETE. */
const fill = async (
  { writer, client }: Writing,
  id: string,
  { product, state }: { product: string; state: string },
): Promise<void> => {
  const put = (type: string, body: unknown) =>
    writer.check(
      { name: `PUT ${path}`, path: { id }, query: { type }, body, audit },
      { check: type },
    );
  const take = (type: string, what: string) =>
    writer.check(
      { name: `DELETE ${path}`, path: { id }, query: { type, id: what }, audit },
      { check: type },
    );
  const { json } = await client.send({ name: 'GET /api/pick-lists/options' });
  const steps = valueAt(json, 'display_style_steps');
  const step: unknown = Array.isArray(steps) ? steps[0] : undefined;
  const shown = {
    stateId: state,
    displayStyle: 'WHOLE',
    displayStyleStep: typeof step === 'number' ? step : 1,
  };
  await put('productSku', { skuId: product });
  await put('productState', shown);
  await put('updateStates', { pickListStates: [shown] });
  await take('productState', state);
  const after = await client.send({ name: `GET ${path}`, path: { id } });
  // A product may be removed together with its last state.
  if (rowsAt(after.json, 'skus').some((sku) => sku.id === product))
    await take('productSku', product);
};

export const pickLists: Area = {
  calls: [`POST ${own}`, `PUT ${own}/{pickListId}`, `PUT ${path}`, `DELETE ${path}`],
  run: async (writing) => {
    const { writer, account, stamp } = writing;
    const pickList = await make(writing);
    const id = made(writing, pickList, pickLists.calls.slice(1));
    if (id === undefined) return;
    const label_identifier = `FACINGS-CONFORMANCE-${stamp}-2`.toUpperCase();
    await writer.check({
      name: `PUT ${own}/{pickListId}`,
      path: { id: account, pickListId: id },
      body: { label_identifier },
      audit,
    });
    const product = await makeProduct(writing, 'pick list product');
    const state =
      product.id === undefined ? product : await makeState(writing, product.id, 'picked');
    if (product.id === undefined || state.id === undefined)
      writer.skip([`PUT ${path}`], state.reason);
    else await fill(writing, id, { product: product.id, state: state.id });
    await writer.remove(pickList);
    await writer.remove(product);
  },
};
