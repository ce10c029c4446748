/** Web addresses, read-only. */
import type { LinksField } from '../../schema/field';
import type { Kind } from '../kind';
import { joined, listed } from '../sorting';

export const kind: Kind<LinksField> = {
  sortKey: (value) => joined(listed(value)),
  column: { hasControls: true },
};
