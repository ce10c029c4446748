import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { OverlayBoundary } from '../../faults/OverlayBoundary';
import { usePageAction } from '../keys/usePageAction';

/** Props of a tool's popover: its anchor, and how to close it. */
export interface ToolProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Accessible name, if the label alone is unclear. */
  readonly name?: string;
  readonly isActive?: boolean;
  /** The label may be long: a name that a person entered. */
  readonly canShrink?: boolean;
  /** Shows the button where it is hidden: a phone shows the tools on request, but the palette opens them too. */
  readonly reveal: () => void;
  /** Preloads the code when the pointer or the focus approaches. */
  readonly onNear: () => void;
  readonly children: (tool: ToolProps) => ReactNode;
}

/** Class of the labels that are left out where there is no room for all tools; the icons then have tooltips. */
export const toolLabel = 'toolLabel';

/** Class of a tool that always shows its label: a name that a person entered is worth its room. */
export const namedTool = 'namedTool';

/** A button that opens a popover below it. */
export const ToolButton = ({
  icon,
  label,
  name,
  isActive = false,
  canShrink = false,
  reveal,
  onNear,
  children,
}: ToolButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePageAction({
    key: `tool ${label}`,
    label: name ?? label,
    run: () => {
      // A popover cannot be placed beside a hidden button.
      flushSync(reveal);
      // The popover returns the focus to this element.
      button.current?.focus();
      setAnchor(button.current);
    },
  });
  const close = () => {
    setAnchor(null);
  };
  const isNamed = canShrink && isActive;
  return (
    <>
      <Button
        ref={button}
        className={isNamed ? namedTool : undefined}
        variant="text"
        color={isActive ? 'primary' : 'inherit'}
        startIcon={icon}
        aria-label={name ?? label}
        title={name ?? label}
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
          className={isNamed ? undefined : toolLabel}
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
