/** How a test in jsdom reaches an entity's rows and records, as tests/e2e/support/entityScreens.ts does in a browser. */
import { fireEvent, waitFor } from '@testing-library/react';
import { declarations } from '../../../../resources/index';
import { addressOf, hostOf, namedHosts, ownerOf } from '../../../../tests/forms/hosts';
import type { AnyDeclaration } from '../../../schema/defineResource';

export interface Place {
  /** Element with the entity's rows, or the record itself. */
  readonly scope: HTMLElement;
  /** The record's own page is open. */
  readonly isPage: boolean;
}

type Show = (address: string) => unknown;

/** A simplified accessible name, sufficient for these tests and a hundred times faster. */
const nameOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  const words = ids?.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (words ?? element.getAttribute('aria-label') ?? element.textContent).trim();
};

/** The first element with this name (or one that matches the pattern), once it is there. */
export const named = (
  scope: HTMLElement,
  selector: string,
  name: string | RegExp = /(?:)/,
): Promise<HTMLElement> =>
  waitFor(() => {
    const one = [...scope.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const own = nameOf(element);
      return typeof name === 'string' ? own === name : name.test(own);
    });
    if (!one) throw new Error(`Not there: ${selector} ${String(name)}`);
    return one;
  });

const firstRow = (scope: HTMLElement, name?: string) => named(scope, '[data-row-link]', name);

/** Opens the list of an entity, or the panel that contains it. */
export const toRows = async (show: Show, declaration: AnyDeclaration): Promise<HTMLElement> => {
  const own = addressOf(declaration.routes.list);
  if (own !== null) {
    show(own);
    return document.body;
  }
  const owner = ownerOf(declarations, declaration);
  if (owner) {
    await toRecord(show, owner);
    fireEvent.click(await named(document.body, 'nav a', declaration.labels));
    await named(document.body, 'h1', declaration.labels);
    return document.body;
  }
  const host = hostOf(declarations, declaration);
  show(addressOf(host.declaration.routes.list) ?? '/');
  if (!host.isInList) {
    fireEvent.click(await firstRow(document.body, namedHosts[declaration.name]));
  }
  return named(document.body, 'section, [role=region]', host.title);
};

/** Opens the place where a record can be edited and removed. */
export const toRecord = async (show: Show, declaration: AnyDeclaration): Promise<Place> => {
  const scope = await toRows(show, declaration);
  if (declaration.routes.view === undefined) return { scope, isPage: false };
  fireEvent.click(await firstRow(scope));
  return { scope: document.body, isPage: true };
};
