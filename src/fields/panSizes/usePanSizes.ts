/** The value of a pan sizes field as its input works with it. */
import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PanSizes, PanSizesField } from '../../schema/field';
import type { FieldInputState } from '../shared/useFieldInput';
import { joined, reducePanSizes, turnedOn, waiting, type PanSizesAction } from './panSizes';
import { useCatalogue, type Catalogue } from './useCatalogue';

export interface PanSizesState {
  /** Null while they are off; with all there are while they are on. */
  readonly value: PanSizes | null;
  readonly catalogue: Catalogue;
  readonly turn: (isOn: boolean) => void;
  readonly act: (action: PanSizesAction) => void;
}

export const usePanSizes = (
  field: PanSizesField,
  { value, onChange }: FieldInputState['control'],
): PanSizesState => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = (value ?? null) as PanSizes | null;
  const catalogue = useCatalogue(field, own !== null);
  const { sizes } = catalogue;

  const isWaiting = own?.pan_sizes.length === 0;
  useEffect(() => {
    if (isWaiting && sizes && sizes.length > 0) onChange(turnedOn(sizes));
  }, [isWaiting, sizes, onChange]);

  // Switched off and on again: nothing that was chosen is lost.
  const last = useRef<PanSizes | null>(null);
  const whole = own && sizes ? joined(own, sizes) : own;
  return {
    value: whole,
    catalogue,
    turn: (isOn) => {
      if (isOn) {
        onChange(last.current ?? waiting);
        return;
      }
      last.current = isWaiting ? null : own;
      onChange(null);
    },
    act: (action) => {
      if (!whole) return;
      const { value: next, refused } = reducePanSizes(whole, action);
      if (refused) {
        notify(`facings.fields.panSizes.${refused}`, {
          type: 'warning',
          title: translate('facings.fields.panSizes.notAllowed'),
        });
        return;
      }
      if (next !== whole) onChange(next);
    },
  };
};
