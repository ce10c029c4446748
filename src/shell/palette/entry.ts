/** An entry of the palette: a command or a link. */
import type { To } from 'react-router';

/** Groups that need no request, in their order while nothing is typed. */
export const knownGroups = [
  'actions',
  'pinned',
  'recent',
  'organization',
  'views',
  'screens',
  'commands',
  'add',
] as const;
export type KnownGroup = (typeof knownGroups)[number];

export interface PaletteEntry {
  /** Unique within the palette. */
  readonly id: string;
  readonly label: string;
  /** Text beside the label: where the entry belongs, or what it changes. */
  readonly detail?: string | undefined;
  /** Comma-separated synonyms, which are searched but not shown. */
  readonly synonyms?: string | undefined;
  /** Shortcut that does the same without the palette. */
  readonly keys?: readonly string[] | undefined;
  /** The currently selected option of a choice. */
  readonly isNow?: boolean;
  /** An address that can be opened in a new tab. */
  readonly to?: To | undefined;
  /** Runs after the palette has closed; without it, the address is opened. */
  readonly run?: (() => void) | undefined;
  readonly staysOpen?: boolean;
}

export interface KnownEntry extends PaletteEntry {
  readonly group: KnownGroup;
}
