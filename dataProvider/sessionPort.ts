/** What the transport wants of a session; authProvider implements it without knowing of us. */
export interface Credential {
  readonly token: string;
  /** Id of the signed-in person for X-User-Id; missing once, since GET /api/users/me yields it. */
  readonly userId?: string | undefined;
}

export type Renewal = 'renewed' | 'refused' | 'unreachable' | 'signedOut';

export interface SessionPort {
  /** Credential for the next call, refreshed first when it is about to expire; undefined = signed out. */
  readonly credential: () => Promise<Credential | undefined>;
  /** Asks for a newer credential than the one that was refused. Shared by all callers; always ends. */
  readonly renew: (refusedToken: string) => Promise<Renewal>;
}
