/** The calls for a person's own account (rules 7, Users and Authentication). */
import { sendOver } from '../mapping/send';
import type { Transport } from '../transport/types';

/** @param onRenamed called with the new name after it was saved */
export const createOwnCalls = (transport: Transport, onRenamed?: (name: string) => void) => {
  const send = sendOver(transport);
  return {
    /** PUT /api/users/me. The rules do not show its body; a profile only has the name. */
    updateMe: async ({ id, name }: { id: string; name: string }): Promise<void> => {
      await send({
        method: 'PUT',
        path: '/api/users/me',
        body: { name: name.trim() },
        audit: { type: 'USER', action: 'UPDATE_USER', id },
      });
      onRenamed?.(name.trim());
    },
    /** POST /api/auth/reset: the platform e-mails the link. */
    requestReset: async (email: string): Promise<void> => {
      await send({
        method: 'POST',
        path: '/api/auth/reset',
        body: { email },
        anonymous: true,
        audit: { type: 'USER', action: 'REQUEST_PASSWORD_RESET' },
      });
    },
  };
};
