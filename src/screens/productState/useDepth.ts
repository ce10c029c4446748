/** The depth that a state is counted by: that of its default pan size, else its own. In inches. */
import { useWatch, type FieldValues } from 'react-hook-form';
import type { PanSizes, Size } from '../../schema/field';

const depthOf = (size: Size | null | undefined): number | null => {
  const depth: unknown = size?.depth;
  return typeof depth === 'number' && depth > 0 ? depth : null;
};

export const useDepth = (): number | null =>
  useWatch({
    compute: (values: FieldValues) => {
      const pans = values.pan_sizes as PanSizes | null | undefined;
      if (!pans) return depthOf(values.product_dimensions as Size | null | undefined);
      const usual = pans.pan_sizes.find(({ id }) => id === pans.default_pan_size_id);
      return depthOf(usual?.dimensions);
    },
  });
