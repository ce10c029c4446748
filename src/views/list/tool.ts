/** What a list's tool is given (Declaration, `list.tools`). */
import type { AnyDeclaration } from '../../schema/defineResource';

export interface ToolProps {
  readonly declaration: AnyDeclaration;
  /** Exact heading of the dialog. */
  readonly title: string;
  /** Leaves the tool's address. */
  readonly onClose: () => void;
}
