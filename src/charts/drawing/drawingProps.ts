import type { Speech } from '../figures/figureText';
import type { ChartModel } from '../types';

/** Props of every chart. */
export interface DrawingProps<Type extends ChartModel['type'] = ChartModel['type']> {
  readonly model: Extract<ChartModel, { type: Type }>;
  /** In pixels. */
  readonly width: number;
  readonly title: string;
  readonly speech: Speech;
  /** For printing, which cannot scroll: everything must fit the width. */
  readonly isPaper?: boolean;
  /** Opens the address of a value. */
  readonly onOpen: (to: string) => void;
}
