import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Typography from '@mui/material/Typography';
import { Stage } from './Stage';

/** Replaces a file that cannot be shown, and says why. */
export const NotShown = ({ text }: { readonly text: string }) => (
  <Stage role="alert" sx={{ height: 240 }}>
    <BrokenImageOutlined aria-hidden color="disabled" sx={{ fontSize: 40 }} />
    <Typography sx={{ maxWidth: 440 }}>{text}</Typography>
  </Stage>
);
