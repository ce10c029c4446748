import Link from '@mui/material/Link';

interface FaultButtonProps {
  readonly text: string;
  readonly onGo: () => void;
}

/** Where the text stops being JSON; pressed, it leads there. */
export const FaultButton = ({ text, onGo }: FaultButtonProps) => (
  <Link
    component="button"
    type="button"
    onClick={onGo}
    sx={{ font: 'inherit', textAlign: 'start', color: 'inherit', minHeight: 24, display: 'block' }}
  >
    {text}
  </Link>
);
