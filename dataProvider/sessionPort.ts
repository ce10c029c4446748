/** What the transport wants of a session; authProvider implements it without knowing of us. */
export interface Credential {
  readonly token: string;
  /** Id of the signed-in person for X-User-Id; missing where GET /api/users/me, which yields it, failed. */
  readonly userId?: string | undefined;
  /** Whose it is; missing where there is one person only. */
  readonly owner?: string | undefined;
}

export type Renewal = 'renewed' | 'refused' | 'unreachable' | 'signedOut';

export interface SessionPort {
  /** Credential for the next call, refreshed first when it is about to expire; undefined = signed out. */
  readonly credential: (need?: {
    /** The one call that yields the user id cannot wait for it. */
    readonly withoutUserId: boolean;
    /** Of this person only: who is another counts as nobody. */
    readonly owner?: string | undefined;
  }) => Promise<Credential | undefined>;
  /**
   * Asks for a newer credential than the one that was refused, of the same person. Shared by all callers, also
   * across tabs; always ends (a refresh takes at most 10 s, and so does waiting for another tab's).
   */
  readonly renew: (refused: Credential) => Promise<Renewal>;
  /** A credential that was just renewed is refused as well: only signing in again can help. */
  readonly refuse: (refused: Credential) => void;
}
