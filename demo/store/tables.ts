/** The platform's tables: one row type each. Rows are never mutated, only replaced. */
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

export interface Zone extends Row {
  readonly account_id: string;
  readonly name: string;
  readonly external_store_id: string | null;
  readonly alt_external_store_id: string | null;
  /** Null if it was never set; its jobs use UTC. */
  readonly timeZoneName: string | null;
  readonly region_id: string | null;
  readonly reporting_status: string;
  /** Null for zones created here: no call sets it. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

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

export interface Product extends Row {
  readonly account_id: string;
  readonly l6_id: string | null;
  readonly sku: string;
  readonly product_description: string;
  readonly primary_category: string | null;
  readonly category: string | null;
  readonly inventory_notional_product_id: string | null;
  readonly inventory_pick_list_slot_id: string | null;
  readonly item_app_eligible: string | null;
  readonly item_app_status: string | null;
  readonly is_archived: boolean;
  readonly default_reporting_uom: string | null;
  /** Milliseconds since 1970. */
  readonly created_at: number;
}

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
