import type { Speech } from '../figures/figureText';
import type { ChartModel } from '../types';

/** What every drawing is given. */
export interface DrawingProps<Type extends ChartModel['type'] = ChartModel['type']> {
  readonly model: Extract<ChartModel, { type: Type }>;
  /** In pixels. */
  readonly width: number;
  readonly title: string;
  readonly speech: Speech;
  /** On paper nothing scrolls: all of it is drawn within the width. */
  readonly isPaper?: boolean;
  /** Goes to the console's address behind a figure. */
  readonly onOpen: (to: string) => void;
}
