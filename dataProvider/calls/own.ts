/** The calls for a person's own account (rules 7, Users and Authentication). */
import { isFailure } from '../failure';
import { errorOf } from '../mapping/platformError';
import type { Transport } from '../transport/types';

/** @param onRenamed called with the new name after it was saved */
export const createOwnCalls = (transport: Transport, onRenamed?: (name: string) => void) => ({
  /** PUT /api/users/me. The rules do not show its body; a profile only has the name. */
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
  /** POST /api/auth/reset: the platform e-mails the link. */
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
