import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { AddContext, type Added, type Adding } from '../../fields/reference/AddContext';
import { useRegistry } from '../../fields/useDeclaration';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ParentIds } from '../../schema/routes';
import { useEntityViews, type EntityCreateProps } from '../entityViews';
import { PlaceProvider } from '../place/placeContext';

interface AddRequest {
  readonly declaration: AnyDeclaration;
  readonly prefill: ParentIds;
}

type Answer = (added: Added | null) => void;

const CreateDialog = (props: EntityCreateProps) => {
  const { Create } = useEntityViews(props.declaration);
  return <Create {...props} />;
};

/** Lets the fields of a form create the records that they refer to, in a dialog over the form, without an address. */
export const AddWithin = ({ children }: { readonly children: ReactNode }) => {
  const registry = useRegistry();
  const [request, setRequest] = useState<AddRequest | null>(null);
  const waiting = useRef<Answer | null>(null);

  const answer = useCallback((added: Added | null) => {
    waiting.current?.(added);
    waiting.current = null;
    setRequest(null);
  }, []);
  const refuse = useCallback(() => answer(null), [answer]);
  // If the form is closed, a pending request resolves to null.
  useEffect(() => () => waiting.current?.(null), []);

  const adding = useMemo(
    (): Adding => ({
      add: (name, prefill) => {
        // The second click of a double click.
        if (waiting.current) return Promise.resolve(null);
        return new Promise<Added | null>((resolve) => {
          waiting.current = resolve;
          setRequest({ declaration: registry.find(name), prefill });
        });
      },
    }),
    [registry],
  );

  return (
    <AddContext value={adding}>
      {children}
      {request && (
        <PlaceProvider within={request.prefill}>
          <OverlayBoundary onClose={refuse}>
            <CreateDialog declaration={request.declaration} onMade={answer} onClose={refuse} />
          </OverlayBoundary>
        </PlaceProvider>
      )}
    </AddContext>
  );
};
