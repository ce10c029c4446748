import Paper from '@mui/material/Paper';
import type { AnyDeclaration } from '../schema/defineResource';
import { DocumentForm } from './DocumentForm';
import { InOrder } from './InOrder';
import { PageBar } from './PageBar';
import { Panels } from './panels/Panels';
import { useParentIds } from './place/placeContext';
import { useUp } from './useBack';
import { useWords } from './useWords';

/** The page of an entity that is a single document: an organization's units of measure. */
export const DocumentPage = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const within = useParentIds();
  return (
    <>
      <PageBar title={words.many} back={useUp(declaration, within)} />
      <InOrder>
        <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 2 }}>
          <DocumentForm declaration={declaration} />
        </Paper>
        <Panels host={declaration} panels={declaration.document?.panels ?? []} values={within} />
      </InOrder>
    </>
  );
};
