/** 3D models of product states; their files are generated on request (rules R7). */
import { defineEntityDemo } from '../entityDemo';
import type { Box } from '../media/box';
import { boxGlb } from '../media/boxGlb';
import { boxUsdz } from '../media/boxUsdz';
import { base64Of } from '../media/bytes';
import type { ProductState } from '../productStates/productState';
import { seededStatesOf } from '../productStates/seededStates';
import { mediaCalls, type MediaRow } from '../productStates/stateMedia';
import { numbered, seedId } from '../store/seed/seedId';

interface StateModel extends MediaRow {
  readonly model_type: 'GLB' | 'USDZ';
  /** Null for the one that is generated from the state. */
  readonly url: string | null;
}

/** A package with the state's size and color. */
const boxOf = ({ product_dimensions, hex_color }: ProductState): Box => ({
  ...(product_dimensions ?? { width: 6, height: 4, depth: 7 }),
  color: hex_color === '#ffffff' ? '#d9c7a3' : hex_color,
});

const fileOf = (type: StateModel['model_type'], state: ProductState): string =>
  type === 'GLB'
    ? `data:model/gltf-binary;base64,${base64Of(boxGlb(boxOf(state)))}`
    : `data:model/vnd.usdz+zip;base64,${base64Of(boxUsdz(boxOf(state)))}`;

const shown = ({ id, url, model_type, is_default }: StateModel, state: ProductState) => ({
  id,
  url: url ?? fileOf(model_type, state),
  model_type,
  is_default,
});

const made = (['GLB', 'USDZ'] as const).map((model_type) => ({ model_type, url: null }));
/** Does not exist: names that end in .example are reserved. */
const lost = {
  model_type: 'GLB',
  url: 'https://media.facings.example/models/box-2024.glb',
} as const;

/** Products whose first state has models; the last model of the first one does not load. */
const products = [36, 1, 2, 5, 8, 12, 22, 29];

const seed = () =>
  numbered(
    '30de1000',
    products.flatMap((product, index) => {
      const [state] = seededStatesOf({ id: seedId('product', product) });
      const models = index === 0 ? [...made, lost] : made.slice(0, 1 + (index % 2));
      return models.map((model, at) => ({
        ...model,
        product_state_id: state?.id ?? '',
        is_default: at === 0,
      }));
    }),
  );

export const demo = defineEntityDemo({
  table: 'stateModels',
  seed,
  ...mediaCalls<StateModel>({ table: 'stateModels', word: 'models', name: '3D model', shown }),
});
