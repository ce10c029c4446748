/** The dialog's choices, initially empty (rules 2, Flash Products dialog). */
import type { FlashFrom } from '../../../dataProvider/calls/flash';
import type { Entry } from '../../fields/picker/entry';

export type Source = 'organization' | 'zone';

export interface FlashChoice {
  readonly source: Source | null;
  readonly zone: Entry | null;
  readonly isOverwrite: boolean;
}

export const nothingChosen: FlashChoice = { source: null, zone: null, isOverwrite: false };

/** The source of products; undefined while the choice is incomplete. */
export const fromOf = ({ source, zone, isOverwrite }: FlashChoice): FlashFrom | undefined => {
  if (source === 'organization') return null;
  return source === 'zone' && zone ? { zone: zone.value, isOverwrite } : undefined;
};

/** Changing the source resets overwriting, which must be confirmed again. */
export const withSource = (choice: FlashChoice, source: Source): FlashChoice => ({
  ...choice,
  source,
  isOverwrite: choice.source === source && choice.isOverwrite,
});
