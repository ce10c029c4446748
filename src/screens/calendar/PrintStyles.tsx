import GlobalStyles from '@mui/material/GlobalStyles';

/** A week on one sheet: without the frame around the page, and without what is there to be pressed. */
const styles = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    // Whatever neither is the page or its title nor holds them: sidebars, menus, toasts.
    'body :not(:has(main), main, main *, header, header *, style)': { display: 'none !important' },
    'header button, header a, [data-screen-only]': { display: 'none !important' },
    main: { padding: '0 !important', zoom: 0.8 },
    'body, main, header': { background: 'none !important' },
  },
} as const;

export const PrintStyles = () => <GlobalStyles styles={styles} />;
