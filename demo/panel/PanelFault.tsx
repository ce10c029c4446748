import { words } from './words';

/** In place of the panel that failed. Of plain elements: whatever the panel is made of may be what failed. */
export const PanelFault = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div
    role="alert"
    style={{
      position: 'fixed',
      left: 16,
      bottom: 16,
      maxWidth: 340,
      padding: 12,
      border: '1px solid GrayText',
      borderRadius: 8,
      background: 'Canvas',
      color: 'CanvasText',
      font: 'menu',
    }}
  >
    <p style={{ margin: '0 0 8px' }}>{words.fault.text}</p>
    <button type="button" onClick={onRetry}>
      {words.fault.retry}
    </button>
  </div>
);
