/** What the palette offers: something to do, or somewhere to go. */
import type { To } from 'react-router';

/** Groups that are known without asking, in the order in which they stand while nothing is typed. */
export const knownGroups = [
  'actions',
  'recent',
  'organization',
  'views',
  'screens',
  'commands',
  'add',
] as const;
export type KnownGroup = (typeof knownGroups)[number];

export interface Entry {
  /** Unique in the whole palette. */
  readonly id: string;
  readonly label: string;
  /** Beside the label: where it stands, or what becomes of the page. */
  readonly detail?: string | undefined;
  /** Other words for the same, divided by commas; searched and not shown. */
  readonly synonyms?: string | undefined;
  /** Keys that do the same without the palette, pressed one after the other. */
  readonly keys?: readonly string[] | undefined;
  /** A choice that is the present one. */
  readonly isNow?: boolean;
  /** An address that can be opened in a tab of its own. */
  readonly to?: To | undefined;
  /** Done after the palette has closed; goes to the address where there is none. */
  readonly run?: (() => void) | undefined;
  /** Does something within the palette. */
  readonly staysOpen?: boolean;
}

export interface KnownEntry extends Entry {
  readonly group: KnownGroup;
}
