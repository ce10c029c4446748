/** The calls of a person about themselves (rules 7, Users and Authentication). */
import { isFailure } from '../failure';
import { errorOf } from '../mapping/platformError';
import type { Transport } from '../transport/types';

/** `onRenamed` hears the name that the platform has from then on. */
export const createOwnCalls = (transport: Transport, onRenamed?: (name: string) => void) => ({
  /** PUT /api/users/me; its body is not shown in the specification, the name is what a profile has. */
  updateMe: async ({ id, name }: { id: string; name: string }): Promise<void> => {
    const result = await transport.send({
      method: 'PUT',
      path: '/api/users/me',
      body: { name: name.trim() },
      audit: { type: 'USER', action: 'UPDATE_USER', id },
    });
    if (isFailure(result)) throw errorOf(result);
    onRenamed?.(name.trim());
  },
  /** POST /api/auth/reset: the platform sends the link by e-mail. */
  requestReset: async (email: string): Promise<void> => {
    const result = await transport.send({
      method: 'POST',
      path: '/api/auth/reset',
      body: { email },
      anonymous: true,
      audit: { type: 'USER', action: 'REQUEST_PASSWORD_RESET' },
    });
    if (isFailure(result)) throw errorOf(result);
  },
});

export type OwnCalls = ReturnType<typeof createOwnCalls>;
