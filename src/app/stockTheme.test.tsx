// @vitest-environment jsdom
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazy } from '../lib/failures/code';
import { theme } from './theme';

const Styled = () => <p>{Object.keys(useTheme().components ?? {}).join(' ')}</p>;

/** As the console is loaded after signing in: within a ThemeProvider that is not rendered again. */
const Console = lazy(async () => {
  await import('./App');
  return { default: Styled };
});

it('styles parts of react-admin also where sign-in was drawn before the console was loaded', async () => {
  render(
    <ThemeProvider theme={theme}>
      <Suspense fallback={<Styled />}>
        <Console />
      </Suspense>
    </ThemeProvider>,
  );
  expect(screen.getByText(/MuiButton/)).not.toHaveTextContent(/RaList|RaDeleteButton/);
  await import('./App');
  expect(await screen.findByText(/RaDeleteButton .*RaList RaBulkActionsToolbar/)).toBeVisible();
});
