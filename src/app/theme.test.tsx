// @vitest-environment jsdom
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import FilledInput from '@mui/material/FilledInput';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import SnackbarContent from '@mui/material/SnackbarContent';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { theme } from './theme';

it('holds what parts of MUI read from it, also those that Facings does not use', () => {
  render(
    <ThemeProvider theme={theme} defaultMode="dark">
      <AppBar>Bar</AppBar>
      <Avatar>A</Avatar>
      <FilledInput inputProps={{ 'aria-label': 'Filled' }} />
      <Slider aria-label="Slider" />
      <SnackbarContent message="Told" />
      <Paper elevation={8}>Paper</Paper>
    </ThemeProvider>,
  );
  for (const text of ['Bar', 'A', 'Told', 'Paper']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Filled' })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Slider' })).toBeInTheDocument();
});
