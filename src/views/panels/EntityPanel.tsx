import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { lazyPart } from '../../lib/failures/code';
import { useRegistry } from '../../fields/useDeclaration';
import type { ParentIds } from '../../schema/routes';
import { ListActions } from '../list/toolbar/ListActions';
import { RecordList, type ListSurroundings } from '../list/page/RecordList';
import { PlaceProvider } from '../place/placeContext';
import { useWords } from '../useWords';
import { Section } from './Section';

const DocumentForm = lazyPart(() => import('../DocumentForm'), 'DocumentForm');

interface EntityPanelProps {
  /** Name of the displayed entity. */
  readonly of: string;
  readonly within: ParentIds;
  readonly title?: string;
}

const ListSection = ({ declaration, title, children }: ListSurroundings) => {
  const words = useWords(declaration);
  return (
    <Section
      title={title ?? words.many}
      actions={<ListActions declaration={declaration} isSmall />}
    >
      {children}
    </Section>
  );
};

/** Another entity's rows or document within the current record. */
export const EntityPanel = ({ of, within, title }: EntityPanelProps) => {
  const declaration = useRegistry().find(of);
  const words = useWords(declaration);
  return (
    <PlaceProvider within={within} panel={of}>
      <ResourceContextProvider value={of}>
        {declaration.document ? (
          <Section title={title ?? words.many}>
            <Suspense fallback={<Skeleton variant="rounded" height={180} aria-busy />}>
              <DocumentForm declaration={declaration} />
            </Suspense>
          </Section>
        ) : (
          <RecordList declaration={declaration} title={title} Around={ListSection} />
        )}
      </ResourceContextProvider>
    </PlaceProvider>
  );
};
