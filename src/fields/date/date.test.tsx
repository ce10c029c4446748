// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../app/i18nProvider';
import { I18nContextProvider } from 'react-admin';
import { defineResource } from '../../schema/defineResource';
import { date } from '../../schema/fields';
import { regionOf } from '../../lib/text/region';
import { cellFault } from '../../lib/rules/cellRule';
import { cellRuleOf, fieldFromPlatform, kindOf, toPlatform } from '../kinds';
import { FieldCell } from '../FieldCell';
import { FieldFilter } from '../FieldFilter';
import { renderFields, renderForm } from '../testing/render';

const day = date({ label: 'Best before', hint: 'Printed on the pack.' });
const packs = defineResource({
  name: 'packs',
  label: 'Pack',
  labels: 'Packs',
  routes: { list: '/packs' },
  api: '/api/packs',
  fields: { best_before: day, made: date({ label: 'Made', required: true }) },
  represent: '{id}',
  list: { columns: ['best_before'] },
});

const showCell = (value: unknown, locale = 'en') => {
  const i18n = createI18nProvider({});
  return renderFields(
    <I18nContextProvider value={{ ...i18n, getLocale: () => locale }}>
      <FieldCell
        declaration={packs}
        source="best_before"
        record={{ id: 'p-1', best_before: value }}
        place="page"
      />
    </I18nContextProvider>,
    undefined,
    [packs],
  );
};

const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe.each(['America/New_York', 'Asia/Tokyo', 'UTC'])('a day in %s', (zone) => {
  const seconds = Date.UTC(2026, 11, 4) / 1000;

  it.each([
    '2026-12-04',
    '2026-12-04T00:00:00Z',
    '2026-12-04T23:59:59-11:00',
    seconds,
    String(seconds),
    seconds * 1000,
  ])("shows the platform's day unchanged: %s", (stored) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const value = fieldFromPlatform(day, stored);
    expect(value).toBe('2026-12-04');
    showCell(value);
    const shown = new Intl.DateTimeFormat(regionOf('en'), {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }).format(Date.UTC(2026, 11, 4));
    expect(shown).toMatch(/\b4\b/);
    expect(screen.getByText(shown)).toHaveAttribute('datetime', '2026-12-04');
  });

  it('is typed and sent unchanged', async () => {
    vi.stubEnv('TZ', zone);
    const onSubmit = vi.fn();
    renderForm({
      declaration: packs,
      names: ['best_before'],
      record: { id: 'p-1', best_before: '2026-12-04' },
      onSubmit,
    });
    expect(box(/Best before/)).toHaveValue('2026-12-04');
    expect(box(/Best before/)).toHaveAttribute('type', 'date');
    expect(box(/Best before/)).toHaveAccessibleDescription('Printed on the pack.');
    fireEvent.change(box(/Best before/), { target: { value: '2027-01-01' } });
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ best_before: '2027-01-01' });
    });
    expect(toPlatform(day, '2027-01-01')).toBe('2027-01-01');
  });
});

describe('a day', () => {
  it.each([
    ['en-GB', '4 Dec 2026'],
    ['en-US', 'Dec 4, 2026'],
    ['fr', '4 déc. 2026'],
  ])('is formatted in %s', (locale, text) => {
    showCell('2026-12-04', locale);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    [null, '–'],
    ['', '–'],
    ['soon', 'soon'],
    ['2026-02-30', '2026-02-30'],
  ])('%j is shown as %j', (stored, text) => {
    showCell(stored);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('is required with a message, and must be a date', async () => {
    const onSubmit = vi.fn();
    renderForm({
      declaration: packs,
      names: ['best_before', 'made'],
      record: { id: 'p-1', best_before: 'soon' },
      onSubmit,
    });
    // The stored value is kept and shown, since the browser's input cannot show it.
    expect(screen.getByText(/Stored: soon/)).toBeVisible();
    await save();
    expect(await screen.findByText('Made is required.')).toBeVisible();
    expect(
      screen.getByText('Best before must be a complete date, such as 2026-12-04.'),
    ).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is refused while its year is incomplete', async () => {
    renderForm({ declaration: packs, names: ['made'] });
    fireEvent.change(box(/Made/), { target: { value: '0002-12-04' } });
    await save();
    expect(await screen.findByText('Made must be in the years 1000 to 9999.')).toBeVisible();
  });

  it('is applied as a filter once it is complete', () => {
    const onChange = vi.fn();
    renderFields(
      <FieldFilter
        declaration={packs}
        source="best_before"
        value={undefined}
        onChange={onChange}
        isFocused
      />,
      undefined,
      [packs],
    );
    expect(box(/Best before/)).toHaveFocus();
    fireEvent.change(box(/Best before/), { target: { value: '0002-12-04' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(box(/Best before/), { target: { value: '2026-12-04' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-04');
    expect(box(/Best before/)).toHaveValue('2026-12-04');
  });

  it('removes its filter when it is cleared', () => {
    const onChange = vi.fn();
    renderFields(
      <FieldFilter
        declaration={packs}
        source="best_before"
        value="2026-12-04"
        onChange={onChange}
      />,
      undefined,
      [packs],
    );
    fireEvent.change(box(/Best before/), { target: { value: '' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('is sorted by time; an invalid value has no order', () => {
    const key = (value: unknown) =>
      kindOf(day).sortKey?.(value, day, {
        source: 'best_before',
        record: {},
        optionLabel: () => '',
        relatedName: () => undefined,
      });
    expect(Number(key('2026-02-11'))).toBeLessThan(Number(key('2026-12-04')));
    expect(key('soon')).toBeNull();
  });

  it.each([
    ['2026-12-04', null],
    [' 2026-12-04 ', null],
    ['', null],
    ['04/12/2026', 'facings.rules.date'],
    ['2026-02-30', 'facings.rules.date'],
    ['0026-02-20', 'facings.rules.years'],
  ])('in a sheet %j has the fault %j', (text, key) => {
    expect(cellFault(cellRuleOf(day, 'en'), text)?.key ?? null).toBe(key);
  });
});
