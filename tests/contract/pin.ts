/**
 * The expected requests of an entity. Written by hand from rules 7 (docs/rules.md), never from the declarations, so
 * that a wrong declaration cannot agree with its own test.
 */

/** One call: its name in rules 7, and the exact keys that it sends. */
export interface Pin {
  /** 'PUT /api/regions/{id}'. */
  readonly call: string;
  /** All keys of the query. */
  readonly query?: readonly string[];
  /** All keys of the JSON body; without it the call has no JSON body. */
  readonly body?: readonly string[];
  /** The body is a form with these parts. */
  readonly form?: readonly string[];
  /** The action header, if rules 6 names it. */
  readonly action?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** A call after a creation: one, or one for each entry of a response. */
export type FollowUpPin = Pin & { readonly each?: Pin };

export interface EntityPins {
  /** Ids of the entity's parents in the seed. */
  readonly within?: Readonly<Record<string, string>>;
  readonly list?: Pin;
  /** The list with these filters. */
  readonly filtered?: Pin & { readonly filter: Values };
  /** The list with a text search. */
  readonly searched?: Pin;
  readonly one?: Pin;
  readonly document?: Pin;
  readonly create?: Pin & { readonly values: Values; readonly followUps?: readonly FollowUpPin[] };
  readonly update?: Pin & { readonly values: Values; readonly then?: Pin };
  readonly remove?: Pin;
  /** The entity's search call, with its values. */
  readonly search?: Pin & { readonly values: Values };
  readonly extra?: Readonly<Record<string, Pin>>;
  readonly actions?: Readonly<Record<string, Pin>>;
  readonly export?: readonly [Pin, Pin];
}

/** Ids in the seed (demo/README.md). */
export const seed = {
  account: 'acc00000-0000-4000-8000-000000000001',
  /** Has an integration. */
  connected: 'acc00000-0000-4000-8000-000000000003',
} as const;

/** An image of one pixel. */
export const picture = (): File =>
  new File(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
        ),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    'logo.png',
    { type: 'image/png' },
  );
