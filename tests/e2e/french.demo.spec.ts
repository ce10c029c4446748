/**
 * French, selected in the user menu: applied everywhere at once, stored, and used on the sign-in page from the first
 * paint.
 *
 * @worlds demo: checks only texts, which are the same in both.
 */
import type { Page } from '@playwright/test';
import { account, screens, shell } from '../../src/messages/en/shell';
import { fields, rules } from '../../src/messages/en/fields';
import { signInCatalogue } from '../../src/messages/en/signIn';
import { views } from '../../src/messages/en/views';
import {
  account as frenchAccount,
  screens as frenchScreens,
  shell as frenchShell,
} from '../../src/messages/fr/shell';
import { fields as frenchFields } from '../../src/messages/fr/fields';
import { rules as frenchRules } from '../../src/messages/fr/rules';
import { frenchSignIn } from '../../src/messages/fr/signIn';
import { views as frenchViews } from '../../src/messages/fr/views';
import { leavesOf } from '../../src/messages/testing/leavesOf';
import { navigationWords } from './support/navigationWords';
import { admin, expect, test } from './support/test';

/** Texts of the declarations; their catalogue is created by the build and cannot be read here. */
const declared = [
  'Organization',
  'Organizations',
  'Name',
  'Region',
  'Regions',
  'Zone Count',
  'Product',
  'Products',
  'Notional Products',
  'Product Count',
  'Items',
  'Users',
  'Models',
  'Status',
  'Eligibility',
  'Archived',
  'Not archived',
  'Default UOM',
  'Email address',
  'Last sign-in',
  'Administrator',
  'Timezone',
  'Active',
  'Inactive',
  'Manage Products',
  'Never',
];
const added = /^(Add|New|Create|Edit|Invite) [A-Z]/;

const french = new Set([
  ...leavesOf([
    frenchAccount,
    frenchFields,
    frenchRules,
    frenchScreens,
    frenchShell,
    frenchSignIn,
    frenchViews,
  ]).values(),
  ...navigationWords.french,
]);

/** Filled only with numbers: data that begins with 'Label' does not match 'Label {row}'. */
const numbers = new Set(['{row}', '{count}', '{total}', '{from}', '{to}', '{smart_count}']);

/** Every English message as a pattern of a complete text, except those with hardly any text of their own. */
const english = [
  ...leavesOf([account, fields, rules, screens, shell, signInCatalogue, views]).values(),
  ...navigationWords.english,
]
  .filter((text) => !french.has(text))
  .flatMap((text) => text.split('||||').map((form) => form.trim()))
  .filter((text) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/(\{\w+\})/)
          .map((part) => {
            if (!part.startsWith('{')) return part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
            return numbers.has(part) ? '[\\d.,\\s]+' : '.+';
          })
          .join('')}$`,
      ),
  );

/** Every text of the page, including texts for screen readers only. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // The names of records are data: 'New Orleans Union Square'.
      if (!parentElement?.closest('script, style, [role=menuitemradio], main a[href*="/view/"]'))
        found.add(textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        found.add(element.getAttribute(name) ?? '');
      }
    }
    return [...found].map((text) => text.trim()).filter((text) => text !== '');
  });

const expectNoEnglish = async (page: Page, where: string) => {
  const texts = await textsOf(page);
  expect(texts.length, where).toBeGreaterThan(5);
  const left = texts.filter(
    (text) =>
      declared.includes(text) || added.test(text) || english.some((pattern) => pattern.test(text)),
  );
  expect.soft(left, where).toEqual([]);
};

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: admin.email }).click();
  return page.getByRole('menu');
};

const choose = async (page: Page, language: 'English' | 'Français') => {
  const menu = await openMenu(page);
  const entry = menu.getByRole('menuitemradio', { name: language });
  await entry.click();
  await expect(entry).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
};

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Lists with their French titles. */
const lists = [
  ['/organizations', 'Organisations'],
  ['/zones', 'Zones'],
  ['/zones/regions', 'Régions'],
  ['/products', 'Produits'],
  ['/products/notionals', 'Produits notionnels'],
  ['/products/items', 'Articles'],
  ['/users', 'Utilisateurs'],
  ['/models', 'Modèles de vision'],
] as const;

test('the texts that are looked for would be found', async ({ page, open }) => {
  await open('/zones/regions');
  await expect(heading(page, 'Regions')).toBeVisible();
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  const texts = await textsOf(page);
  const found = texts.filter((text) => english.some((pattern) => pattern.test(text)));
  expect(found).toEqual(expect.arrayContaining(['Dashboard', 'Search Regions', 'Next']));
  expect(texts).toEqual(expect.arrayContaining(['Zone Count', 'Add Region']));
});

test('the user menu turns the page into French at once, and back', async ({ page, open }) => {
  await open('/zones/regions');
  await expect(heading(page, 'Regions')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search Regions' }).fill('no');
  const menu = await openMenu(page);
  await expect(menu.getByText('Language')).toBeVisible();
  await expect(menu.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await expect(menu.locator('[lang=fr]')).toHaveText('Français');
  await page.evaluate(() => {
    document.body.dataset.visit = 'this one';
  });
  await menu.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(menu.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Régions')).toBeVisible();
  await expect(page).toHaveTitle('Facings · Régions');
  // The page was not reloaded, and the typed text is still there.
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'this one');
  await expect(page.getByRole('searchbox', { name: 'Rechercher des régions' })).toHaveValue('no');
  await choose(page, 'English');
  await expect(heading(page, 'Regions')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test(
  'lists, dialogs and messages are in French, with no English left',
  { tag: '@main' },
  async ({ page, open }) => {
    await open('/');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await choose(page, 'Français');
    await expect(heading(page, 'Tableau de bord')).toBeVisible();
    await expectNoEnglish(page, '/');
    for (const [path, title] of lists) {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(/^1-\d+ sur /).first()).toBeVisible();
      await expectNoEnglish(page, path);
    }

    await page.goto('/products/items/create');
    const dialog = page.getByRole('dialog', { name: 'Ajouter un article' });
    const submit = dialog.getByRole('button', { name: 'Ajouter un article' });
    await submit.click();
    await expect(dialog.getByText('Le nom de l’article est obligatoire.')).toBeVisible();
    await expectNoEnglish(page, '/products/items/create');
    await dialog.getByLabel('Nom').fill('Panier');
    await submit.click();
    await expect(page.getByText('Article « Panier » : création réussie !')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.goto('/zones/regions/create');
    const region = page.getByRole('dialog', { name: 'Ajouter une région' });
    await region.getByRole('button', { name: 'Ajouter une région' }).click();
    await expect(region.getByText('Champ obligatoire : Organisation.')).toBeVisible();
    await expectNoEnglish(page, '/zones/regions/create');
  },
);

test('the sign-in page is French before its first paint, and leads to a French console', async ({
  page,
  open,
}) => {
  await open('/products/items');
  await choose(page, 'Français');
  await (await openMenu(page)).getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(heading(page, 'Connexion')).toBeVisible();
  // Every text that was ever on the page, however briefly.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.add((document.body as HTMLElement | null)?.innerText ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(heading(page, 'Connexion')).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.join('\n')).toContain('Se connecter');
  expect(seen.join('\n')).not.toMatch(/Sign in|Loading|Password/);
  await expectNoEnglish(page, '/login');

  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoEnglish(page, '/login refused');
  await page.getByLabel('Mot de passe', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(heading(page, 'Tableau de bord')).toBeVisible();
  await choose(page, 'English');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});
