import GlobalStyles from '@mui/material/GlobalStyles';

/** A week on one sheet: without the frame around the page, and without what is there to be pressed. */
const styles = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    'nav, header button, header a, [data-screen-only]': { display: 'none !important' },
    'body, main': { padding: '0 !important', background: 'none !important' },
  },
} as const;

export const PrintStyles = () => <GlobalStyles styles={styles} />;
