/**
 * JSON, and date and time inputs, in a real browser (rules 3, 5).
 *
 * @worlds demo: the inputs work within the page.
 */
import type { Locator, Page } from '@playwright/test';
import { alder, pageOf, writes } from './organization/support';
import { expectNoFinding, expectNoFindingInDark } from './support/axe';
import { expect, test } from './support/test';

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Add Job Template' });
const editorOf = (form: Locator) => form.getByRole('textbox', { name: 'Template' });
const begun = async (page: Page, open: (path: string) => Promise<void>) => {
  await open(pageOf('/job-templates/create'));
  const form = formOf(page);
  await expect(editorOf(form)).toBeEditable({ timeout: 60_000 });
  return form;
};

const named = async (form: Locator) => {
  await form.getByRole('textbox', { name: /^Name/ }).fill('Typed by a test');
  await form.getByRole('textbox', { name: /^Description/ }).fill('Typed as well.');
};

/** Pastes as a user does: selects and replaces the current text. */
const paste = async (page: Page, form: Locator, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editorOf(form).focus();
  await page.keyboard.press('Control+a');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
};

const ids = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `0b6d1f5e-6d0c-4b0a-9f0e-${String(index).padStart(12, '0')}`,
  );

test(
  'one form: the keyboard, invalid JSON, and its format',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    const form = await begun(page, open);
    const editor = editorOf(form);
    await test.step('the keyboard comes in, writes, finds the fault and gets out again', async () => {
      await editor.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('{\n"mode": "fast",\n}');
      const fault = form.getByRole('button', { name: 'Error at line 3, column 1.' });
      await expect(fault).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(fault).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(editor).toBeFocused();
      // The fault is selected: to its left are the line break and the comma.
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(fault).toBeHidden();
      await expect(editor).toHaveValue('{\n"mode": "fast"}');
      await page.keyboard.press('Tab');
      await expect(editor).not.toBeFocused();
      await expect(editor).toHaveValue('{\n  "mode": "fast"\n}');
    });

    await test.step('invalid JSON is not sent: it gets the focus and stays', async () => {
      await named(form);
      await standIn.forget();
      await editor.fill('{"products": []');
      await form.getByRole('button', { name: 'Add Job Template' }).click();
      await expect(form.getByText('Template is not valid JSON.', { exact: true })).toBeVisible();
      await expect(editor).toBeFocused();
      await expect(editor).toHaveAttribute('aria-invalid', 'true');
      await expect(editor).toHaveAccessibleDescription(
        /Template is not valid JSON\..*line 1, column 16/s,
      );
      expect(await writes(standIn)).toEqual([]);
      await page.keyboard.press('Control+End');
      await page.keyboard.type('}');
      await expect(form.getByText('Template is not valid JSON.', { exact: true })).toBeHidden();
    });
  },
);

test('thousands of lines are pasted, and changed through their tab', async ({ page, open }) => {
  const form = await begun(page, open);
  await paste(page, form, JSON.stringify({ products: ids(10_000), mode: 'fast' }));
  const products = form.getByRole('tab', { name: /^Products/ });
  await expect(products).toHaveText('Products (10,000)');
  await products.click();
  const first = form.locator('[data-row-switch]:visible').first();
  await expect(first).toBeEnabled();
  await first.check();
  await expect(products).toHaveText('Products (10,001)');
  await form.getByRole('tab', { name: 'Schedule' }).click();
  await expect(editorOf(form)).toHaveValue(/,\n {2}"mode": "fast"\n\}$/);
  await editorOf(form).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  const fault = form.getByRole('button', { name: 'Error at line 10006, column 2.' });
  await editorOf(form).evaluate((box) => {
    box.scrollTop = 0;
  });
  await fault.click();
  await expect(editorOf(form)).toBeFocused();
  expect(await editorOf(form).evaluate((box) => box.scrollTop)).toBeGreaterThan(10_000);
});

test('the editor can be read by everybody, light and dark', async ({ page, open }) => {
  const form = await begun(page, open);
  await editorOf(form).fill('{"products": ["a"], "number": 1.5, "yes": true, "none": null,, }');
  await expect(form.getByRole('button', { name: /Error at line/ })).toBeVisible();
  await expectNoFinding(page, 'editor');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindingInDark(page, 'editor');
});

test('a date and a time are entered on the own clock and sent in UTC', async ({
  page,
  open,
  standIn,
}) => {
  const form = await begun(page, open);
  await named(form);
  const ends = form.getByLabel('Ends', { exact: true });
  const until = form.getByLabel('End of submission');
  const button = form.getByRole('button', { name: 'Add Job Template' });
  await standIn.forget();

  await ends.fill('2020-01-15T17:30');
  await expect(ends).toHaveAccessibleDescription(/In your time zone: Europe\/Berlin \(UTC\+1\)\./);
  await button.click();
  await expect(form.getByText('Ends must be in the future.')).toBeVisible();
  await ends.fill('2099-03-29T02:30');
  await expect(form.getByText(/this time does not exist in Europe\/Berlin\./)).toBeVisible();
  await button.click();
  await expect(form.getByText('Ends must be a time that exists.')).toBeVisible();

  // Partly filled: the browser reports nothing, but the form does.
  await ends.fill('');
  await ends.focus();
  await page.keyboard.type('03');
  await until.focus();
  await page.keyboard.type('5');
  await button.click();
  await expect(form.getByText('Ends must be a complete date and time.')).toBeVisible();
  await expect(
    form.getByText('End of submission must be a complete time of day, with hours and minutes.'),
  ).toBeVisible();
  expect(await writes(standIn)).toEqual([]);

  await ends.fill('2099-01-15T17:30');
  await until.fill('18:45');
  await button.click();
  await expect(form).toBeHidden();
  expect((await writes(standIn))[0]).toMatchObject({
    path: `/api/organizations/${alder}/job-templates`,
    body: { ends_at: '2099-01-15T16:30:00.000Z', end_submission_time: '18:45' },
  });
});
