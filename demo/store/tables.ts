/** The platform's tables: one row type each. Rows are never mutated, only replaced. */

export interface Row {
  readonly id: string;
}

/** New rows without values; the types of such rows follow from them. */
export const noText = null as string | null;
export const noNumber = null as number | null;

/** @param created_at milliseconds since 1970 */
export const blankProduct = (account_id: string, created_at: number) => ({
  account_id,
  l6_id: noText,
  sku: '',
  product_description: '',
  primary_category: noText,
  category: noText,
  inventory_notional_product_id: noText,
  inventory_pick_list_slot_id: noText,
  item_app_eligible: noText,
  item_app_status: 'NEW' as string | null,
  is_archived: false,
  default_reporting_uom: noText,
  created_at,
});

export const blankZone = (account_id: string) => ({
  account_id,
  name: '',
  external_store_id: noText,
  alt_external_store_id: noText,
  /** Null if it was never set; its jobs use UTC. */
  timeZoneName: 'UTC' as string | null,
  region_id: noText,
  reporting_status: 'DISABLED',
  /** No call sets it. */
  latitude: noNumber,
  longitude: noNumber,
});

export interface Organization extends Row {
  readonly name: string;
  /** URL of the logo, as a data URL so that it works everywhere; null if there is none. */
  readonly icon: string | null;
  readonly services: readonly { readonly service_name: string }[];
  /** Enabled units of measure. */
  readonly uoms: readonly string[];
}

export interface User extends Row {
  readonly email: string;
  readonly name: string;
  /** Null for users who cannot sign in. */
  readonly password_digest: string | null;
  /** Milliseconds since 1970; null for users who never signed in. */
  readonly last_sign_in: number | null;
}

/** Membership in an organization. */
export interface Member extends Row {
  readonly account_id: string;
  readonly user_id: string;
  readonly role: string;
}

export interface Invite extends Row {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly invitedBy: string;
  readonly accountId: string;
}

export interface Category extends Row {
  readonly account_id: string;
  readonly name: string;
  readonly type: string;
}

export interface PickList extends Row {
  readonly account_id: string;
  readonly label_identifier: string;
  readonly states: readonly {
    readonly stateId: string;
    readonly displayStyle: string;
    readonly displayStyleStep: number;
  }[];
}

export interface Region extends Row {
  readonly account_id: string;
  readonly name: string;
}

export type Zone = Row & Readonly<ReturnType<typeof blankZone>>;

export interface ZoneMembership extends Row {
  readonly zone_id: string;
  readonly user_id: string;
  readonly role: string;
}

export interface ZoneProduct extends Row {
  readonly zone_id: string;
  readonly inventory_product_sku_id: string;
  readonly par: number;
}

export interface Notional extends Row {
  readonly account_id: string;
  readonly name: string;
  readonly ar_label: string;
  readonly default_uom: string;
  readonly shelf_label_text: string | null;
}

export type Product = Row & Readonly<ReturnType<typeof blankProduct>>;

export interface Tables {
  readonly organizations: Organization;
  readonly users: User;
  readonly members: Member;
  readonly invites: Invite;
  readonly resets: Row & { readonly user_id: string };
  /** How often a sign-in's refresh token has been exchanged: only the newest is valid. */
  readonly sessions: Row & { readonly generation: number };
  readonly categories: Category;
  readonly pickLists: PickList;
  readonly regions: Region;
  readonly zones: Zone;
  readonly zoneMemberships: ZoneMembership;
  readonly zoneProducts: ZoneProduct;
  readonly notionals: Notional;
  readonly products: Product;
}

/** Initial rows of every table; entity demos define tables of their own. */
export type Seed = Readonly<Record<string, readonly Row[]>>;
