/** Zones and regions to choose from. */
import { matching } from '../../../fields/picker/entry';

export interface Place {
  readonly kind: 'zone' | 'region';
  readonly id: string;
  readonly name: string;
}

export const keyOf = ({ kind, id }: Place): string => `${kind} ${id}`;

/** Maximum number of options; others are found by typing. */
const maxOptions = 100;

const byName = (one: Place, other: Place): number => one.name.localeCompare(other.name);

/** Regions first, then zones, each by name, filtered by the typed text. */
export const shownPlaces = (all: readonly Place[], text: string): readonly Place[] => {
  const labels = all.map((place) => ({ value: keyOf(place), label: place.name }));
  const found = new Set(matching(labels, text).map(({ value }) => value));
  const ofKind = (kind: Place['kind']) =>
    all.filter((place) => place.kind === kind && found.has(keyOf(place))).sort(byName);
  return [...ofKind('region'), ...ofKind('zone')].slice(0, maxOptions);
};
