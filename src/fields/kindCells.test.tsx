// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage, english } from '../app/locale';
import type { CellPlace } from './contract';
import { describe as describeCron } from './cron/describe';
import { FieldCell } from './FieldCell';
import { momentOf } from '../lib/time/moments';
import { relativeTo } from './moment/momentText';
import { kinds } from './testing/kinds';
import { renderFields } from './testing/render';

const cell = (name: string, value: unknown, place: CellPlace = 'row', rest: object = {}) => (
  <FieldCell
    declaration={kinds}
    source={name}
    record={{ id: 'k-1', [name]: value, ...rest }}
    place={place}
  />
);

const oddValues = [
  undefined,
  null,
  '',
  '  ',
  0,
  -1,
  NaN,
  Infinity,
  true,
  [],
  [null, 3, 'x', {}, { version: null }, [[]]],
  {},
  { status: { deep: null } },
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '9'.repeat(400),
  'x'.repeat(10_000),
];

it.each(Object.keys(kinds.fields))('shows %s for any value from the platform', (name) => {
  const { container } = renderFields(
    oddValues.flatMap((value, index) => [
      <div key={`row-${index}`}>{cell(name, value, 'row')}</div>,
      <div key={`page-${index}`}>{cell(name, value, 'page')}</div>,
    ]),
  );
  expect(container.children).not.toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/\[object Object\]|NaN|Invalid Date/);
  expect(container.querySelector('img[onerror], a[href^="javascript:"]')).toBeNull();
});

describe('a number', () => {
  it.each([
    ['width', 1234.5, '1,234.5\u00a0in'],
    ['width', '0.1', '0.1\u00a0in'],
    ['width', 0, '0\u00a0in'],
    ['width', 'wide', 'wide\u00a0in'],
    ['duration', 100 / 60, '1.67\u00a0minutes'],
    ['width', null, '–'],
  ])('%s %j is shown as %j', (name, value, shown) => {
    const { container } = renderFields(cell(name, value));
    expect(container.textContent).toBe(shown);
  });

  it('is formatted in the language', () => {
    setLanguage({ locale: 'fr', words: {} });
    try {
      const { container } = renderFields(cell('width', 1.5));
      expect(container.textContent).toBe('1,5\u00a0in');
    } finally {
      setLanguage(english);
    }
  });
});

describe('a moment', () => {
  const iso = '2026-03-04T05:06:07.000Z';

  it.each([
    iso,
    Date.parse(iso),
    String(Date.parse(iso)),
    Date.parse(iso) / 1000,
    String(Date.parse(iso) / 1000),
    ' 2026-03-04T06:06:07+01:00 ',
  ])('parses %j', (value) => {
    expect(momentOf(value)?.toISOString()).toBe(iso);
  });

  it('in seconds is shown as its date', () => {
    renderFields(cell('at', Date.parse(iso) / 1000));
    expect(screen.getByTitle(iso)).toHaveTextContent(/Mar \d, 2026/);
  });

  it.each([null, '', 'soon', NaN, {}, true, 1e20, 0, 2026, 86_400])('refuses %j', (value) => {
    expect(momentOf(value)).toBeNull();
  });

  it('is shown as date and time, with the exact moment as its title', () => {
    renderFields(cell('at', iso));
    const time = screen.getByTitle(iso);
    expect(time).toHaveAttribute('datetime', iso);
    expect(time).toHaveTextContent(/Mar \d, 2026/);
  });

  it('has a text for a missing one', () => {
    renderFields(cell('expires', null));
    expect(screen.getByText('Never')).toBeVisible();
  });

  it.each([
    ['when the pilot ends', 'when the pilot ends'],
    [{ seconds: 12 }, '–'],
  ])('that is invalid (%j) is not shown as missing', (stored, shown) => {
    renderFields(cell('expires', stored));
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText('Never')).not.toBeInTheDocument();
  });

  it('shows the relative time, and updates it', () => {
    vi.useFakeTimers();
    try {
      vi.setSystemTime(Date.parse(iso));
      renderFields(cell('expires', Date.parse(iso) + 2 * 60_000));
      expect(screen.getByRole('time')).toHaveTextContent('in 2 minutes');
      act(() => {
        vi.advanceTimersByTime(3 * 60_000);
      });
      expect(screen.getByRole('time')).toHaveTextContent('1 minute ago');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [30, 'now'],
    [-59, 'now'],
    [60, 'in 1 minute'],
    [3 * 3600 + 59 * 60, 'in 4 hours'],
    [-2 * 86_400, '2 days ago'],
    [-40 * 86_400, '1 month ago'],
    [800 * 86_400, 'in 2 years'],
  ])('%i seconds away is %s', (seconds, words) => {
    expect(relativeTo(seconds * 1000, 0, 'en')).toBe(words);
  });
});

describe('JSON', () => {
  it('is one line in a row', () => {
    renderFields(cell('headers', { a: [1, 2] }));
    expect(screen.getByTitle('{"a":[1,2]}')).toHaveTextContent('{"a":[1,2]}');
  });

  it('is a block with a copy button on the page', async () => {
    const user = userEvent.setup();
    renderFields(cell('headers', '{"a":1}', 'page'));
    expect(screen.getByText(/"a": 1/)).toHaveTextContent('{ "a": 1 }');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('{\n  "a": 1\n}');
  });

  it('reports that copying is not allowed', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    renderFields(cell('headers', {}, 'page'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copying failed')).toBeVisible();
  });
});

describe('a schedule', () => {
  it('is shown with its description, once that is loaded', async () => {
    renderFields(cell('schedule', '0 0 * * *'));
    expect(screen.getByText('0 0 * * *')).toBeVisible();
    expect(await screen.findByText('At 12:00 AM')).toBeVisible();
  });

  it('is shown alone if it is invalid', async () => {
    const { container } = renderFields(
      <>
        <p>{cell('schedule', 'at noon')}</p>
        <p>{cell('schedule', '0 0 * * *')}</p>
      </>,
    );
    await screen.findByText('At 12:00 AM');
    expect(container.querySelector('p')?.textContent).toBe('at noon');
  });

  it('is described in French too', () => {
    expect(describeCron('0 0 * * 1', 'fr')).toBe('À 00:00, uniquement le lundi');
    expect(describeCron('99 0 * * *', 'fr')).toBeNull();
  });
});

describe('labels and tones', () => {
  it('of a choice come from the declaration', () => {
    renderFields(cell('role', 'administrator'));
    expect(screen.getByText('Administrator')).toBeVisible();
  });

  it('of a tag come from its entry; strings are tags too', () => {
    renderFields(
      <>
        <p>{cell('versions', [{ version: '1.0', status: 'stable' }, { version: '1.0' }])}</p>
        <div>{cell('versions', ['2.0'])}</div>
        <section>{cell('versions', [{ version: '3.0', status: 'stable' }])}</section>
      </>,
    );
    const classOf = (name: string) => screen.getByText(new RegExp(`^${name}`)).className;
    expect(classOf('1.0')).toBe(classOf('3.0'));
    expect(classOf('2.0')).not.toBe(classOf('1.0'));
  });
});

it('runs the clock for relative times only while one is shown', async () => {
  const clear = vi.spyOn(globalThis, 'clearInterval');
  const { unmount } = renderFields(cell('expires', Date.now() + 86_400_000 * 2));
  clear.mockClear();
  unmount();
  await waitFor(() => {
    expect(clear).toHaveBeenCalled();
  });
});
