/** What a list fetches once its first rows are drawn and the browser is idle: what comes next should not wait. */
import { useEffect } from 'react';
import { preloadPart } from '../../fields/OwnPart';
import { useRegistry } from '../../fields/RegistryContext';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { loadLinks, loadShow } from '../load';
import { whenIdle } from '../../fields/whenIdle';

/** A failure is reported where the part is drawn. */
const ahead = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};

/** The code of a record's page, with what its declaration draws itself. */
const preloadPage = ({ views, view }: AnyDeclaration): void => {
  ahead(loadShow);
  if (views?.show) preloadPart(views.show);
  for (const panel of view?.panels ?? []) {
    if ('screen' in panel) preloadPart(panel.screen);
    else if ('links' in panel) ahead(loadLinks);
  }
};

/** Fetches the page that the rows lead to, once they are there. */
export const usePreload = (declaration: AnyDeclaration, areRowsHere: boolean): void => {
  const registry = useRegistry();
  const { opens } = listOf(declaration);
  const opened = opens === undefined ? declaration : registry.find(opens);
  useEffect(() => {
    if (!areRowsHere || opened.routes.view === undefined) return undefined;
    return whenIdle(() => {
      preloadPage(opened);
    });
  }, [opened, areRowsHere]);
};
