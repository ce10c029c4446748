import { lazy, Suspense } from 'react';
import type { AnyDeclaration } from '../schema/defineResource';
import { listOf } from '../schema/defineResource';
import { fillRoute } from '../schema/within';
import { loadPanels } from './load';
import { ListActions } from './list/ListActions';
import { RecordList } from './list/RecordList';
import { PageBar } from './page/PageBar';
import { useWithin } from './place/withinContext';
import { useWords } from './useWords';

const Panels = lazy(() => loadPanels().then(({ Panels: Own }) => ({ default: Own })));

/** The page of an entity's list, drawn from its declaration. */
export const EntityList = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const within = useWithin();
  const { up } = declaration.routes;
  const { panels = [] } = listOf(declaration);
  return (
    <>
      <PageBar
        title={words.many}
        actions={<ListActions declaration={declaration} />}
        {...(up === undefined
          ? {}
          : {
              back: {
                to: fillRoute(up, within),
                label: words.translate('facings.views.page.up'),
              },
            })}
      />
      <RecordList declaration={declaration} />
      {panels.length > 0 && (
        <Suspense fallback={null}>
          <Panels host={declaration} panels={panels} values={within} />
        </Suspense>
      )}
    </>
  );
};
