import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { usePageAction } from '../../keys/usePageAction';
import { usePopup, type PopupProps } from '../../usePopup';

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
  readonly children: (tool: PopupProps) => ReactNode;
}

/** Class of the labels that are left out where there is no room for all tools; the icons then have tooltips. */
export const toolLabel = 'toolLabel';

/** Class of a tool that always shows its label: a name that a person entered is worth its room, and may be cut off. */
export const namedTool = 'namedTool';

/** Class of a tool that is not offered now; where all tools are on one line, its room is kept. */
export const keptRoom = 'keptRoom';

/** The tools have no styles of their own: each further style of a button delays the first rows by some milliseconds. */
export const toolsSx = {
  '& .MuiButton-root': { minWidth: 0, flexShrink: 0 },
  [`& .${namedTool}`]: { flexShrink: 1 },
  [`& .${namedTool} > span[title]`]: {
    maxWidth: 240,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [`& .${keptRoom}`]: { visibility: 'hidden', display: { xs: 'none', sm: 'inline-flex' } },
} as const;

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
  const { button: opener, open, popup } = usePopup('dialog', onNear);
  const button = useRef<HTMLButtonElement>(null);
  usePageAction({
    key: `tool ${label}`,
    label: name ?? label,
    run: () => {
      // A popover cannot be placed beside a hidden button.
      flushSync(reveal);
      // The popover returns the focus to this element.
      button.current?.focus();
      open(button.current);
    },
  });
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
        {...opener}
      >
        <span className={isNamed ? undefined : toolLabel} title={isNamed ? label : undefined}>
          {label}
        </span>
      </Button>
      {popup(children)}
    </>
  );
};
