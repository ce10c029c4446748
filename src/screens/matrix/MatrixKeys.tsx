import { OverlayBoundary } from '../../faults/OverlayBoundary';
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

/** The keyboard shortcuts of the grid. */
export const MatrixKeys = ({ onClose }: { readonly onClose: () => void }) => (
  <OverlayBoundary onClose={onClose}>
    <KeysDialog area="matrix" keys={keys} onClose={onClose} />
  </OverlayBoundary>
);
