// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  choose,
  daysOn,
  every,
  expression,
  renderCron,
  repeats,
  save,
  time,
  type,
} from './testing/renderCron';

const sentExpression = async (sent: ReturnType<typeof renderCron>['sent']) => {
  await save();
  await waitFor(() => {
    expect(sent).toHaveBeenCalledOnce();
  });
  return (sent.mock.calls[0] as [{ cron_expression: string }])[0].cron_expression;
};

const options = async () => {
  await userEvent.click(repeats());
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return names;
};

describe('a schedule by period', () => {
  it('starts as every day at midnight, in words', async () => {
    renderCron();
    expect(screen.getByRole('group', { name: 'Cron Expression' })).toBeVisible();
    expect(repeats()).toHaveTextContent('Day');
    expect(every()).toHaveValue('1');
    expect(time()).toHaveValue('00:00');
    expect(expression()).toHaveValue('0 0 * * *');
    expect(await screen.findByText('At 12:00 AM, every day')).toBeVisible();
    expect(await options()).toEqual(['Day', 'Week', 'Month']);
  });

  it('starts over with another period, and keeps the time', async () => {
    const { sent } = renderCron('30 6 * * *');
    await userEvent.clear(every());
    await userEvent.type(every(), '3');
    expect(expression()).toHaveValue('30 6 */3 * *');
    await choose('Week');
    expect(expression()).toHaveValue('30 6 * * 1');
    expect(daysOn()).toEqual(['Monday']);
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    await choose('Month');
    expect(expression()).toHaveValue('30 6 1 * *');
    expect(daysOn()).toEqual(['Day 1']);
    await choose('Day');
    expect(every()).toHaveValue('1');
    expect(await sentExpression(sent)).toBe('30 6 * * *');
  });

  it.each(['0', '-1', 'x', '1.5', ' '])('refuses to repeat every %j', async (text) => {
    const { sent } = renderCron();
    await userEvent.clear(every());
    await userEvent.type(every(), text);
    expect(every()).toBeInvalid();
    expect(every()).toHaveAccessibleDescription(
      /Repeat every takes a whole number of at least 1\./,
    );
    expect((expression() as HTMLInputElement).value).not.toContain('*/0');
    await save();
    await waitFor(() => {
      expect(every()).toHaveFocus();
    });
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(every());
    await userEvent.type(every(), '2');
    expect(every()).toBeValid();
    expect(await sentExpression(sent)).toBe('0 0 */2 * *');
  });

  it('has no interval longer than a month, and changes it by arrow keys', async () => {
    renderCron('0 0 */30 * *');
    await userEvent.click(every());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(every()).toHaveValue('31');
    await userEvent.clear(every());
    await userEvent.type(every(), '40');
    expect(every()).toHaveValue('40');
    expect(every()).toHaveAccessibleDescription(/choose 1 to 31/);
    await userEvent.clear(every());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(every()).toHaveValue('1');
    expect(expression()).toHaveValue('0 0 * * *');
  });

  it('takes the time of day, and keeps it while it is incomplete', () => {
    renderCron();
    fireEvent.change(time(), { target: { value: '18:45' } });
    expect(expression()).toHaveValue('45 18 * * *');
    fireEvent.change(time(), { target: { value: '' } });
    expect(time()).toHaveAccessibleDescription(/stays 6:45 PM/);
    expect(expression()).toHaveValue('45 18 * * *');
    fireEvent.blur(time());
    expect(time()).toHaveValue('18:45');
    expect(time()).toBeValid();
  });

  it('offers presets, and highlights the current one', async () => {
    renderCron();
    const presets = within(screen.getByRole('group', { name: 'Common schedules' }));
    expect(presets.getByRole('button', { pressed: true })).toHaveTextContent(
      'Every night at 12:00 AM',
    );
    for (const [name, text] of [
      ['Weekdays at 6:00 AM', '0 6 * * 1,2,3,4,5'],
      ['Mondays', '0 0 * * 1'],
      ['First of the month', '0 0 1 * *'],
      ['Every night at 12:00 AM', '0 0 * * *'],
    ] as const) {
      await userEvent.click(presets.getByRole('button', { name }));
      expect(expression()).toHaveValue(text);
      expect(presets.getByRole('button', { pressed: true })).toHaveTextContent(name);
    }
  });
});

describe('days', () => {
  it('of a week are toggled one by one, or many at once', async () => {
    const { sent } = renderCron('0 0 * * 1');
    const week = within(screen.getByRole('group', { name: 'On these days' }));
    expect(week.getAllByRole('button', { name: /day$/ })).toHaveLength(8);
    await userEvent.click(week.getByRole('button', { name: 'Sunday' }));
    await userEvent.click(week.getByRole('button', { name: 'Wednesday' }));
    expect(expression()).toHaveValue('0 0 * * 1,3,0');
    await userEvent.click(week.getByRole('button', { name: 'Weekend' }));
    expect(expression()).toHaveValue('0 0 * * 6,0');
    await userEvent.click(week.getByRole('button', { name: 'Every day' }));
    expect(daysOn()).toHaveLength(7);
    await userEvent.click(week.getByRole('button', { name: 'Weekdays' }));
    expect(await sentExpression(sent)).toBe('0 0 * * 1,2,3,4,5');
  });

  it('of a week: at least one is required', async () => {
    const { sent } = renderCron('0 0 * * 1');
    const week = screen.getByRole('group', { name: 'On these days' });
    const monday = screen.getByRole('button', { name: 'Monday' });
    await userEvent.click(monday);
    expect(week).toHaveAccessibleDescription('Select at least one day of the week');
    await save();
    await waitFor(() => {
      expect(monday).toHaveFocus();
    });
    expect(screen.getAllByText('Select at least one day of the week')).toHaveLength(1);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Friday' }));
    expect(week).not.toHaveAccessibleDescription();
    expect(await sentExpression(sent)).toBe('0 0 * * 5');
  });

  it('of a month: at least one is required', async () => {
    const { sent } = renderCron('0 0 1 * *');
    const month = screen.getByRole('group', { name: 'On these days of the month' });
    expect(within(month).getAllByRole('button')).toHaveLength(31);
    await userEvent.click(screen.getByRole('button', { name: 'Day 1' }));
    expect(month).toHaveAccessibleDescription('Select at least one day of the month');
    await save();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Day 31' }));
    await userEvent.click(screen.getByRole('button', { name: 'Day 15' }));
    expect(await sentExpression(sent)).toBe('0 0 15,31 * *');
  });

  it('are a single tab stop, with arrow keys between them', async () => {
    renderCron('0 0 15 * *');
    screen.getByRole('button', { name: 'Day 15' }).focus();
    const press = (keys: string) => userEvent.keyboard(keys);
    await press('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Day 22' })).toHaveFocus();
    await press('{ArrowRight}{ArrowUp} ');
    expect(screen.getByRole('button', { name: 'Day 16' })).toHaveFocus();
    expect(expression()).toHaveValue('0 0 15,16 * *');
    await press('{End}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Day 31' })).toHaveFocus();
    await press('{Home}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Day 1' })).toHaveFocus();
    await userEvent.tab();
    expect(expression()).toHaveFocus();
  });
});

describe('a typed expression', () => {
  it('updates the builder, and stays as typed', async () => {
    const { sent } = renderCron();
    await type('30 6 * * 1-5');
    expect(repeats()).toHaveTextContent('Week');
    expect(time()).toHaveValue('06:30');
    expect(daysOn()).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(expression()).toHaveValue('30 6 * * 1-5');
    expect(await sentExpression(sent)).toBe('30 6 * * 1-5');
  });

  it('accepts 7 for Sunday', async () => {
    renderCron();
    await type('0 0 * * 7');
    expect(daysOn()).toEqual(['Sunday']);
    expect(await screen.findByText('At 12:00 AM, only on Sunday')).toBeVisible();
  });

  it('is kept if no period can show it, until a period is selected', async () => {
    const { sent } = renderCron('*/15 8-18 * * 1-5');
    expect(repeats()).toHaveTextContent('Custom expression');
    expect(await options()).toEqual(['Day', 'Week', 'Month', 'Custom expression']);
    expect(screen.queryByLabelText('Time of day')).not.toBeInTheDocument();
    expect(expression()).toBeValid();
    expect(await sentExpression(sent)).toBe('*/15 8-18 * * 1-5');
    await choose('Week');
    expect(expression()).toHaveValue('0 0 * * 1');
    expect(await options()).toEqual(['Day', 'Week', 'Month']);
  });

  it("keeps the builder's state while it is incomplete", async () => {
    renderCron('45 18 * * 2,4');
    await type('0 0 * *');
    expect(repeats()).toHaveTextContent('Custom expression');
    expect(daysOn()).toEqual(['Tuesday', 'Thursday']);
    expect(time()).toHaveValue('18:45');
    await choose('Week');
    expect(expression()).toHaveValue('45 18 * * 2,4');
  });

  it('is reported as invalid on blur', async () => {
    renderCron();
    await type('60 * * * *');
    expect(expression()).toBeValid();
    await userEvent.tab();
    expect(expression()).toBeInvalid();
    expect(expression()).toHaveAccessibleDescription(/Minute must be 0 to 59, not 60\./);
    expect(screen.getByText('Not a valid schedule yet.')).toBeVisible();
  });

  it.each([
    [null, 'Cron Expression is required.'],
    ['0 0 * * * *', 'This one has 6.'],
    ['60 * * * *', 'Minute must be 0 to 59, not 60.'],
    ['0 0 31 2 *', 'The month is always *: a schedule runs in every month.'],
    ['0 0 * * MON', 'Write numbers: 1 for Monday to 6 for Saturday, 0 or 7 for Sunday.'],
    ['0 0 */0 * *', 'A step must be at least 1, not */0.'],
    ['@daily', '@daily is a shortcut.'],
  ])('is not sent as %j', async (text, message) => {
    const { sent } = renderCron(text);
    await save();
    await waitFor(() => {
      expect(expression()).toHaveAccessibleDescription(expect.stringContaining(message));
    });
    expect(expression()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(expression());
    await userEvent.type(expression(), '  5  4 * *  * ');
    expect(await sentExpression(sent)).toBe('5 4 * * *');
  });
});

it('is available in French', async () => {
  renderCron('0 18 * * 1', 'fr');
  expect(screen.getByRole('combobox', { name: 'Répétition' })).toHaveTextContent('Semaine');
  expect(screen.getByRole('button', { name: 'lundi', pressed: true })).toHaveTextContent('lun');
  expect(await screen.findByText('À 18:00, uniquement le lundi')).toBeVisible();
});
