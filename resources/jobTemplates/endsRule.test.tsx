// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ValidationError } from 'yup';
import { formRules } from '../../src/fields/rules';
import { renderForm } from '../../src/fields/testing/render';
import { jobTemplates } from '.';

const rules = formRules(jobTemplates.fields, ['ends_at'], 'en-GB');

describe('the end of a template', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['2026-05-01T10:00:00Z', '2026-04-01T10:00:00Z', 1_500_000_000_000])(
    '%j is in the past',
    async (ends_at) => {
      await expect(rules.validate({ ends_at })).rejects.toThrow(/"facings.rules.future"/);
    },
  );

  it('may be any later one, or missing', async () => {
    const later = '2026-05-01T10:00:01Z';
    expect((await rules.validate({ ends_at: later })).ends_at).toBe(later);
    expect((await rules.validate({ ends_at: null })).ends_at).toBeNull();
  });

  it.each([
    ['0001-01-01T00:00', 'years'],
    ['tomorrow', 'moment'],
  ])('%j is refused as %s first', async (ends_at, fault) => {
    const error: unknown = await rules
      .validate({ ends_at }, { abortEarly: false })
      .catch((caught: unknown) => caught);
    expect(error instanceof ValidationError ? error.errors[0] : '').toContain(fault);
  });
});

it('in the past is refused at the input', async () => {
  renderForm({ declaration: jobTemplates, names: ['ends_at'] });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2020-01-01T00:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ends must be in the future.')).toBeVisible();
});
