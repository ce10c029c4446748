/** How all dialogs look. No part of the theme's own file, because sign-in, which waits for that, opens none. */
import type { Theme } from '@mui/material/styles';
import { onShortScreens } from '../fields/styles';

const wholeScreen = {
  margin: 0,
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  borderRadius: 0,
} as const;

export const dialogStyles = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: at, ownerState }) =>
        ownerState.fullScreen
          ? {}
          : {
              // On a phone a form takes the whole screen; a question or a small dialog, which state their role, leave
              // the page around them in view.
              [at.breakpoints.down('sm')]:
                ownerState.fullWidth && !ownerState.role
                  ? wholeScreen
                  : {
                      margin: 8,
                      width: 'calc(100% - 16px)',
                      maxWidth: 'none',
                      maxHeight: 'calc(100% - 16px)',
                    },
              [onShortScreens]: { marginBlock: 8, maxHeight: 'calc(100% - 16px)' },
            },
    },
  },
  // As far from the edge as the dialog's title and content.
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px' } } },
  MuiDialogContent: {
    styleOverrides: { root: { [onShortScreens]: { overflowY: 'visible', flex: 'none' } } },
  },
} satisfies Theme['components'];
