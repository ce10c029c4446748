/** The words in which a call of the platform is stated, beside its handler in entities/ (calls.ts). */
import type { KeyType } from './keyTypes';

export interface ContractRow {
  /** As the specification names it: method, path with {names}. */
  readonly name: string;
  /** Known query parameters. */
  readonly query?: readonly string[];
  /** Known keys of the body, which is JSON unless `isUpload` says otherwise; without it the call has no body. */
  readonly body?: readonly string[];
  /** Parameters or keys that must be there and not empty (rules R13). */
  readonly needs?: readonly string[];
  /** What a key of query or body holds, where it differs from the other calls' (keyTypes.ts). */
  readonly types?: Readonly<Record<string, KeyType>>;
  /** The body is a form with exactly one file, beside the keys of `body`. */
  readonly isUpload?: boolean;
  /** No bearer and no X-User-Id (rules R26). */
  readonly isPublic?: boolean;
  /** Yields the user id, so it may lack it. */
  readonly yieldsUserId?: boolean;
  /** Though no GET, it changes nothing a person keeps, and needs no audit headers (rules R27). */
  readonly isRead?: boolean;
  /** PUT or DELETE of something that has no id to name in X-Resource-Id. */
  readonly hasNoId?: boolean;
  /** What X-Resource-Action must say, where the specification names it (6). */
  readonly action?: string;
  /** It keeps something, but rules R27 asks no audit headers of it. */
  readonly isUnaudited?: boolean;
  /** It answers with a file of CSV instead of JSON. */
  readonly isFile?: boolean;
}
