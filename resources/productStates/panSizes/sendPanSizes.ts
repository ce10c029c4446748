/**
 * Pan sizes are saved by separate calls after their state: first the selected ones, then the removed ones (rules 7;
 * rules R9).
 */
import type { Saved, SavedCall } from '../../../src/schema/calls';
import { panSizesPath as path, type PanSize, type PanSizes } from '.';

const selectedIn = (value: unknown): ReadonlyMap<string, PanSize> =>
  new Map(
    ((value as PanSizes | null | undefined)?.pan_sizes ?? []).flatMap((size) =>
      size.is_selected ? [[size.id, size]] : [],
    ),
  );

/** Returns the calls from the stored to the requested pan sizes, in order; empty if nothing changed. */
export const sendPanSizes = ({ id, before, after }: Saved): readonly SavedCall[] => {
  if (after.pan_sizes === undefined) return [];
  const stored = selectedIn(before.pan_sizes);
  const selected = selectedIn(after.pan_sizes);
  const removal = (body: object = {}): SavedCall => ({
    method: 'DELETE',
    path,
    body: { state_id: id, ...body },
    action: 'DELETE_PAN_SIZES',
  });
  if (selected.size === 0) return stored.size === 0 ? [] : [removal()];
  const isAsStored = [...selected].every(
    ([key, size]) => stored.has(key) && stored.get(key)?.default_amount === size.default_amount,
  );
  const selection: SavedCall = {
    method: 'POST',
    path,
    body: {
      state_id: id,
      pan_sizes: [...selected].map(([key, size]) => ({
        pan_size_id: key,
        default_amount: size.default_amount,
      })),
    },
    action: 'UPDATE_PAN_SIZES',
  };
  const gone = [...stored.keys()].filter((key) => !selected.has(key));
  return [...(isAsStored ? [] : [selection]), ...gone.map((key) => removal({ pan_size_id: key }))];
};
