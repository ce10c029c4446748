/** The platform's tables: one row type each. Rows are never mutated, only replaced. */
import type { blankProduct, blankZone } from './blankRows';

export interface Row {
  readonly id: string;
}

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

export interface PasswordReset extends Row {
  readonly user_id: string;
}

/** How often a sign-in's refresh token has been exchanged: only the newest is valid. */
export interface SessionRow extends Row {
  readonly generation: number;
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
  readonly resets: PasswordReset;
  readonly sessions: SessionRow;
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
