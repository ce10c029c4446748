/** Addresses to open; read-only. */
import type { LinksField } from '../../schema/field';
import { joined, listed, type Kind } from '../kind';

export const kind: Kind<LinksField> = {
  sortKey: (value) => joined(listed(value)),
  column: { hasControls: true },
};
