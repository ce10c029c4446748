import { KeysDialog } from '../../grid/KeysDialog';

const keys = [
  'move',
  'extend',
  'toggle',
  'region',
  'all',
  'ends',
  'pages',
  'escape',
  'undo',
  'draw',
] as const;

/** The keys of the matrix. */
export const MatrixKeys = ({ onClose }: { readonly onClose: () => void }) => (
  <KeysDialog area="matrix" keys={keys} onClose={onClose} />
);
