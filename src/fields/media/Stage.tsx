import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** Container of the large view, with a fixed height so that loading does not shift the layout. */
export const Stage = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1),
    height: 'min(60vh, 520px)',
    minHeight: 160,
    padding: theme.spacing(2),
    borderRadius: 8,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.default,
    textAlign: 'center',
    '& > img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
  };
});

/** Replaces a file that cannot be shown, and says why. */
export const NotShown = ({ text }: { readonly text: string }) => (
  <Stage role="alert" sx={{ height: 240 }}>
    <BrokenImageOutlined aria-hidden color="disabled" sx={{ fontSize: 40 }} />
    <Typography sx={{ maxWidth: 440 }}>{text}</Typography>
  </Stage>
);
