/** What the transport needs from a session. authProvider implements it without depending on this room. */
export interface Credential {
  readonly token: string;
  /** Id of the signed-in person for X-User-Id; missing if GET /api/users/me, which returns it, failed. */
  readonly userId?: string | undefined;
  /** Username of the person; missing if there is only one. */
  readonly owner?: string | undefined;
}

export type Renewal = 'renewed' | 'refused' | 'unreachable' | 'signedOut';

export interface SessionPort {
  /** Returns the credential for the next call, refreshed if it is about to expire; undefined if signed out. */
  readonly credential: (need?: {
    /** For the call that returns the user id, which cannot wait for it. */
    readonly withoutUserId: boolean;
    /** Returns undefined if another person is signed in. */
    readonly owner?: string | undefined;
  }) => Promise<Credential | undefined>;
  /**
   * Requests a newer credential of the same person after one was refused. Shared by all callers, also across tabs;
   * always ends (a refresh takes as long as any write may, and so does waiting for another tab's).
   */
  readonly renew: (refused: Credential) => Promise<Renewal>;
  /** Reports that a renewed credential was refused too, so that the person must sign in again. */
  readonly refuse: (refused: Credential) => void;
}
