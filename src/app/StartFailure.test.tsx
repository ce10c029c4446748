// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyDeclaration } from '../schema/defineResource';
import { text } from '../schema/fields';
import { createRegistry } from '../schema/registry';
import { StartFailure } from './StartFailure';

const faulty: AnyDeclaration = {
  name: 'huts',
  label: 'Hut',
  labels: 'Huts',
  routes: { list: '/huts' },
  api: '/api/huts',
  fields: { title: text({ label: 'Title' }) },
  represent: '{titel}',
  list: { columns: ['title'] },
  remove: { then: '/visit' },
};

const registryError = (): unknown => {
  try {
    return createRegistry([faulty], []);
  } catch (error) {
    return error;
  }
};

const connection = /settings could not be loaded/;

beforeEach(() => {
  vi.unstubAllEnvs();
});

it('lists the faults of the declarations in development, one per line', () => {
  render(<StartFailure error={registryError()} />);
  const page = screen.getByRole('alert');
  expect(page).toHaveTextContent("huts: represent names '{titel}'");
  expect(page).toHaveTextContent("huts: remove.then leads to '/visit'");
  expect(page).not.toHaveTextContent(connection);
});

it('shows the plain failure in production', () => {
  vi.stubEnv('DEV', false);
  render(<StartFailure error={registryError()} />);
  const page = screen.getByRole('alert');
  expect(page).toHaveTextContent(connection);
  expect(page).not.toHaveTextContent('titel');
});

it('shows the plain failure for anything else', () => {
  render(<StartFailure error={new Error('config.json is missing')} />);
  expect(screen.getByRole('alert')).toHaveTextContent(connection);
});
