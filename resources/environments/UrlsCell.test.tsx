// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { CellPlace } from '../../src/fields/contract';
import { FieldCell } from '../../src/fields/FieldCell';
import { createPlatform } from '../../src/fields/testing/platform';
import { renderFields } from '../../src/fields/testing/render';
import { environments } from '.';

const cell = (urls: unknown, place: CellPlace = 'row') => (
  <FieldCell declaration={environments} source="urls" record={{ id: 'e-1', urls }} place={place} />
);
const show = (shown: ReactNode) => renderFields(shown, createPlatform(), [environments]);

const oddValues = [
  undefined,
  null,
  '',
  '  ',
  0,
  NaN,
  true,
  [],
  [null, 3, 'x', {}, [[]]],
  {},
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(10_000),
];

describe('the addresses of an environment', () => {
  it('are links in a new tab; anything else is text', async () => {
    show(cell(['https://one.example/a', 'javascript:alert(1)', 'http://two.example'], 'page'));
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://one.example/a',
      'http://two.example',
    ]);
    expect(links[0]).toHaveAccessibleName('one.example/a opens in a new tab');
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  });

  it('show the first one and a count in a row', async () => {
    show(cell(['https://one.example', 'https://two.example']));
    expect(await screen.findAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('+1')).toBeVisible();
  });

  it.each(oddValues)('are shown for any value from the platform: %j', async (value) => {
    const { container } = show([
      <div key="row">{cell(value)}</div>,
      <div key="page">{cell(value, 'page')}</div>,
    ]);
    await waitFor(() => {
      expect(container.textContent).not.toBe('');
    });
    expect(container.innerHTML).not.toMatch(/\[object Object\]|NaN/);
    expect(container.querySelector('img[onerror], a[href^="javascript:"]')).toBeNull();
  });
});
