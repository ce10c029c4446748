import { OverlayBoundary } from '../../faults/OverlayBoundary';
import { KeysDialog } from '../KeysDialog';

const keys = [
  'move',
  'far',
  'extend',
  'all',
  'edit',
  'type',
  'turn',
  'clear',
  'copy',
  'fill',
  'undo',
  'find',
  'fault',
  'options',
  'columnMenu',
  'resize',
  'leave',
] as const;

/** The keyboard shortcuts of the spreadsheet. */
export const GridKeys = ({ onClose }: { readonly onClose: () => void }) => (
  <OverlayBoundary onClose={onClose}>
    <KeysDialog area="grid" keys={keys} onClose={onClose} />
  </OverlayBoundary>
);
