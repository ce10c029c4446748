/**
 * What each call of an entity must be on the wire. Written by hand from the specification's section 7 (and
 * docs/rules.md), never from the declarations: a declaration that is wrong must not agree with its own test.
 */

/** One call: its name as section 7 has it, and exactly the keys it sends. */
export interface Pin {
  /** 'PUT /api/regions/{id}'. */
  readonly call: string;
  /** Keys of the query, all of them. */
  readonly query?: readonly string[];
  /** Keys of the JSON body, all of them; without it the call has no JSON body. */
  readonly body?: readonly string[];
  /** The body is a form with these parts. */
  readonly form?: readonly string[];
  /** The action header where section 6 names it. */
  readonly action?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** What follows a creation: one call, or one for each entry of a read. */
export type FollowUpPin = Pin & { readonly each?: Pin };

export interface EntityPins {
  /** Ids that the entity stands within, in the stand-in's seed. */
  readonly within?: Readonly<Record<string, string>>;
  readonly list?: Pin;
  /** The list with these filters set. */
  readonly filtered?: Pin & { readonly filter: Values };
  /** The list searched for a text. */
  readonly searched?: Pin;
  readonly one?: Pin;
  readonly document?: Pin;
  readonly create?: Pin & { readonly values: Values; readonly followUps?: readonly FollowUpPin[] };
  readonly update?: Pin & { readonly values: Values; readonly then?: Pin };
  readonly remove?: Pin;
  /** The entity's search, with the values it needs. */
  readonly search?: Pin & { readonly values: Values };
  readonly extra?: Readonly<Record<string, Pin>>;
  readonly actions?: Readonly<Record<string, Pin>>;
  readonly together?: Pin & { readonly values: Values };
  readonly export?: readonly [Pin, Pin];
}

/** Ids of the stand-in's seed (demo/README.md). */
export const seed = {
  account: 'acc00000-0000-4000-8000-000000000001',
  /** Has an integration. */
  connected: 'acc00000-0000-4000-8000-000000000003',
} as const;

/** One pixel. */
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
