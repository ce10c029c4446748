import Button, { type ButtonProps } from '@mui/material/Button';

/** Class of the labels that a narrow bar leaves out, beside their icons. */
export const barLabel = 'barLabel';

/** A button of the bar over selected rows: an icon with its label. */
export const BarButton = ({ label, ...props }: ButtonProps & { readonly label: string }) => (
  <Button
    color="inherit"
    size="small"
    aria-label={label}
    title={label}
    loadingPosition="start"
    {...props}
  >
    <span className={barLabel}>{label}</span>
  </Button>
);
