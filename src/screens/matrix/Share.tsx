import { shareOf, type Counted } from './model';

interface ShareProps {
  readonly counted: Counted;
  readonly label: string;
  readonly text: string;
  readonly isActive: boolean;
  readonly isHeld?: boolean;
}

const checked = { none: 'false', some: 'mixed', all: 'true' } as const;

/** A tri-state switch over many cells; the grid handles its clicks and keys. */
export const Share = ({ counted, label, text, isActive, isHeld = false }: ShareProps) => (
  <div
    role="checkbox"
    aria-checked={checked[shareOf(counted)]}
    aria-label={`${label}: ${text}`}
    aria-disabled={isHeld || undefined}
    tabIndex={isActive ? 0 : -1}
    data-active={isActive || undefined}
  >
    <span className="box" />
    <span>{text}</span>
  </div>
);
