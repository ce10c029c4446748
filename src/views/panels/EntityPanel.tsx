import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext';
import type { Within } from '../../schema/within';
import { ListActions } from '../list/ListActions';
import { RecordList } from '../list/RecordList';
import { PlaceProvider } from '../place/withinContext';
import { useWords } from '../useWords';
import { Section } from './Section';

const DocumentForm = lazy(() =>
  import('../document/DocumentForm').then(({ DocumentForm: Form }) => ({ default: Form })),
);

interface EntityPanelProps {
  /** Name of the entity shown. */
  readonly of: string;
  readonly within: Within;
  readonly title?: string;
}

/** Another entity's rows, or its document, within the record at hand. */
export const EntityPanel = ({ of, within, title }: EntityPanelProps) => {
  const declaration = useRegistry().find(of);
  const words = useWords(declaration);
  return (
    <PlaceProvider within={within} panel={of}>
      <ResourceContextProvider value={of}>
        <Section
          title={title ?? words.many}
          actions={<ListActions declaration={declaration} isSmall />}
        >
          {declaration.document ? (
            <Suspense fallback={<Skeleton variant="rounded" height={180} aria-busy />}>
              <DocumentForm declaration={declaration} />
            </Suspense>
          ) : (
            <RecordList declaration={declaration} />
          )}
        </Section>
      </ResourceContextProvider>
    </PlaceProvider>
  );
};
