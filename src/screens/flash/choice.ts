/** What is chosen in the dialog: nothing at first (rules 2, Flash Products dialog). */
import type { FlashFrom } from '../../../dataProvider/calls/flash';
import type { Entry } from '../../fields/picker/entry';

export type Source = 'organization' | 'zone';

export interface FlashChoice {
  readonly source: Source | null;
  readonly zone: Entry | null;
  readonly isOverwrite: boolean;
}

export const nothingChosen: FlashChoice = { source: null, zone: null, isOverwrite: false };

/** Where products would come from; undefined while the choice is not complete. */
export const fromOf = ({ source, zone, isOverwrite }: FlashChoice): FlashFrom | undefined => {
  if (source === 'organization') return null;
  return source === 'zone' && zone ? { zone: zone.value, isOverwrite } : undefined;
};

/** Another source begins without overwriting: that is asked for anew. */
export const withSource = (choice: FlashChoice, source: Source): FlashChoice => ({
  ...choice,
  source,
  isOverwrite: choice.source === source && choice.isOverwrite,
});
