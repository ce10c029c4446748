import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { preloadable, whenIdle } from '../fields/preloadable';
import { lazy } from '../lib/failures/code';
import { listOf, type AnyDeclaration } from '../schema/defineResource';
import { loadPanels } from './load';
import { ListActions } from './list/toolbar/ListActions';
import { RecordList, type ListSurroundings } from './list/page/RecordList';
import { PageBar } from './PageBar';
import { useParentIds } from './place/placeContext';
import { useUp } from './useBack';
import { useWords } from './useWords';

const Panels = preloadable(loadPanels, ({ Panels: Own }) => Own);

/** An unfinished copy is offered once the list is there; without its code, the list stays as it is. */
const KeptCopies = lazy(async () => {
  await new Promise<void>(whenIdle);
  return import('./copy/KeptCopies').then(
    ({ KeptCopies: Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  );
});

const Page = ({ declaration, children }: ListSurroundings) => {
  const words = useWords(declaration);
  const back = useUp(declaration, useParentIds());
  return (
    <>
      <PageBar title={words.many} actions={<ListActions declaration={declaration} />} back={back} />
      {children}
      {declaration.create?.canBeCopied && (
        <Suspense>
          <KeptCopies declaration={declaration} phase="open" />
        </Suspense>
      )}
    </>
  );
};

/** What is below the list comes when it has its rows, and is not pushed away by them. */
const aboveSx = {
  '&:has(table[aria-busy="true"] .MuiSkeleton-root) ~ *': { visibility: 'hidden' },
} as const;

/** The page of an entity's list, drawn from its declaration, in a ListContext. */
export const EntityList = ({ declaration }: { declaration: AnyDeclaration }) => {
  const within = useParentIds();
  const { panels = [] } = listOf(declaration);
  return (
    <>
      <Box sx={panels.length > 0 ? aboveSx : {}}>
        <RecordList declaration={declaration} Around={Page} />
      </Box>
      {panels.length > 0 && (
        <Suspense fallback={null}>
          <Panels host={declaration} panels={panels} values={within} />
        </Suspense>
      )}
    </>
  );
};
