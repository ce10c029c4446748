/** What a save needs from the console. */
import { useMemo } from 'react';
import { useProvider } from '../../../fields/useProvider';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { LinkAmount, LinkCalls } from '../../../schema/links';
import { panelsOf } from '../../../schema/registry';
import { useJournal } from '../../../views/useJournal';
import type { SavePort } from './addRun';

/** The calls that link products and zones, from the panels of the declaration's own page. */
export const linkCallsOf = (declaration: AnyDeclaration): LinkCalls => {
  const [calls] = panelsOf(declaration).flatMap((panel) =>
    'links' in panel && panel.links.of === declaration.bulk?.edit?.joins ? [panel.links.calls] : [],
  );
  if (!calls) throw new Error(`Nothing can be linked to ${declaration.name}.`);
  return calls;
};

/** The number that each link to a zone has; undefined for entities without zones or without such a number. */
export const linkAmountOf = (declaration: AnyDeclaration): LinkAmount | undefined =>
  declaration.bulk?.edit?.joins === undefined ? undefined : linkCallsOf(declaration).amount;

/**
 * The port for `startAdd`, `startEdit`, `startUndo` and `resume`; null until the journal is open. Links use the calls
 * of the declaration's own page.
 */
export const useBulkSaving = (declaration: AnyDeclaration): SavePort | null => {
  const provider = useProvider();
  const journal = useJournal();
  return useMemo(() => {
    const links = linkCallsOf(declaration);
    return journal && { provider, links, journal };
  }, [declaration, provider, journal]);
};
