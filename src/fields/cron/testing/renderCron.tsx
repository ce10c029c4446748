/** Renders a form with a single schedule field. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { defineResource } from '../../../schema/defineResource';
import { cron } from '../../../schema/fields';
import { FormOf, renderFields } from '../../testing/render';
import { Words } from './words';

const jobs = defineResource({
  name: 'jobs',
  label: 'Job',
  labels: 'Jobs',
  routes: { list: '/jobs' },
  api: '/api/jobs',
  fields: { cron_expression: cron({ label: 'Cron Expression', required: true }) },
  represent: '{id}',
});

export const renderCron = (expression: string | null = '0 0 * * *', locale?: 'en' | 'fr') => {
  const sent = vi.fn();
  renderFields(
    <Words {...(locale ? { locale } : {})}>
      <FormOf
        declaration={jobs}
        names={['cron_expression']}
        values={{ cron_expression: expression }}
        onSubmit={sent}
      />
    </Words>,
    undefined,
    [jobs],
  );
  return { sent };
};

export const repeats = () => screen.getByRole('combobox', { name: 'Repeats' });
export const every = () => screen.getByRole('spinbutton', { name: 'Repeat every' });
export const expression = () => screen.getByRole('textbox', { name: /^Expression/ });
export const time = () => screen.getByLabelText('Time of day');
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

export const choose = async (kind: string) => {
  await userEvent.click(repeats());
  await userEvent.click(screen.getByRole('option', { name: kind }));
};

export const type = async (text: string) => {
  await userEvent.clear(expression());
  await userEvent.type(expression(), text);
};

/** Names of the selected days. */
export const daysOn = (): readonly string[] =>
  screen
    .getAllByRole('button', { pressed: true })
    .filter((button) => !button.classList.contains('MuiChip-root'))
    .map((button) => button.getAttribute('aria-label') ?? '');
