import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { OverlayBoundary } from '../../faults/OverlayBoundary';
import { usePageAction } from '../keys/usePageAction';

/** What a tool's popover is given: where it stands, and how it goes. */
export interface ToolProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Where the label alone says too little. */
  readonly name?: string;
  readonly isActive?: boolean;
  /** Its label may be long: a name that a person gave. */
  readonly canShrink?: boolean;
  /** Its code is fetched when the pointer or the focus nears. */
  readonly onNear: () => void;
  readonly children: (tool: ToolProps) => ReactNode;
}

/** A button that opens a popover of its own below it. */
export const ToolButton = ({
  icon,
  label,
  name,
  isActive = false,
  canShrink = false,
  onNear,
  children,
}: ToolButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePageAction({
    key: `tool ${label}`,
    label: name ?? label,
    run: () => {
      // The popover gives the focus back to where it was.
      button.current?.focus();
      setAnchor(button.current);
    },
  });
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        ref={button}
        variant="text"
        color={isActive ? 'primary' : 'inherit'}
        startIcon={icon}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
        sx={{ minWidth: 0, flexShrink: canShrink ? 1 : 0 }}
      >
        <Typography
          component="span"
          noWrap
          sx={{ font: 'inherit', maxWidth: 240 }}
          title={canShrink ? label : undefined}
        >
          {label}
        </Typography>
      </Button>
      {anchor && (
        <OverlayBoundary onClose={close}>
          <Suspense fallback={null}>{children({ anchor, onClose: close })}</Suspense>
        </OverlayBoundary>
      )}
    </>
  );
};
