import type { AnyDeclaration } from '../schema/defineResource';
import { listOf } from '../schema/defineResource';
import { fillRoute } from '../schema/within';
import { ListActions } from './list/ListActions';
import { RecordList } from './list/RecordList';
import { PageBar } from './page/PageBar';
import { Panels } from './panels/Panels';
import { useWithin } from './place/withinContext';
import { useWords } from './useWords';

/** The page of an entity's list, drawn from its declaration. */
export const ListView = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const within = useWithin();
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
      <RecordList declaration={declaration} />
      <Panels host={declaration} panels={listOf(declaration).panels ?? []} values={within} />
    </>
  );
};
