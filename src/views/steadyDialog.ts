/**
 * The paper of a dialog whose content changes its height, such as a form with tabs: as high as there is room for, so
 * that its footer stays where it is.
 */
export const steadyDialog = {
  paper: {
    sx: {
      display: 'flex',
      flexDirection: 'column',
      // On a phone it has the whole screen.
      height: { sm: 'min(720px, calc(100% - 64px))' },
    },
  },
} as const;
