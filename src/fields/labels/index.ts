/** Prediction labels, sent as a map from label to number (rules 3, Product state). */
import type { LabelsField } from '../../schema/field';
import type { Kind } from '../kind';
import { programNumber } from '../../schema/numbers';
import { isBlankRow, labelRows } from './labelRows';

export const labelsWire = {
  toPlatform: (value: unknown): unknown =>
    Object.fromEntries(
      labelRows(value)
        .filter((row) => !isBlankRow(row))
        .map(({ label, value: own }) => [
          label.trim(),
          typeof own === 'string' ? (programNumber(own) ?? own) : own,
        ]),
    ),
  fromPlatform: (value: unknown): unknown => labelRows(value),
};

export const kind: Kind<LabelsField> = { wire: labelsWire };
