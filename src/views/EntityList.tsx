import { Suspense } from 'react';
import { preloadable } from '../fields/preloadable';
import { listOf, type AnyDeclaration } from '../schema/defineResource';
import { fillRoute } from '../schema/routes';
import { loadPanels } from './load';
import { ListActions } from './list/ListActions';
import { RecordList, type ListSurroundings } from './list/RecordList';
import { PageBar } from './page/PageBar';
import { useParentIds } from './place/placeContext';
import { useWords } from './useWords';

const Panels = preloadable(loadPanels, ({ Panels: Own }) => Own);

const Page = ({ declaration, children }: ListSurroundings) => {
  const words = useWords(declaration);
  const within = useParentIds();
  const { up } = declaration.routes;
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
      {children}
    </>
  );
};

/** The page of an entity's list, drawn from its declaration, in a ListContext. */
export const EntityList = ({ declaration }: { declaration: AnyDeclaration }) => {
  const within = useParentIds();
  const { panels = [] } = listOf(declaration);
  return (
    <>
      <RecordList declaration={declaration} Around={Page} />
      {panels.length > 0 && (
        <Suspense fallback={null}>
          <Panels host={declaration} panels={panels} values={within} />
        </Suspense>
      )}
    </>
  );
};
