import Button from '@mui/material/Button';
import { Suspense, useState, type ReactNode } from 'react';

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
  onNear,
  children,
}: ToolButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
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
        sx={{ minWidth: 0, '& .toolLabel': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
      >
        <span className="toolLabel">{label}</span>
      </Button>
      <Suspense fallback={null}>
        {anchor &&
          children({
            anchor,
            onClose: () => {
              setAnchor(null);
            },
          })}
      </Suspense>
    </>
  );
};
