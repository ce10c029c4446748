/**
 * Height of a bar that a host page keeps at the bottom of the window, such as the demo's on a phone: whatever sticks to
 * the bottom stays above it.
 */
export const dock = 'var(--facings-dock, 0px)';
