import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazy } from '../../../../lib/failures/code';
import { OverlayBoundary } from '../../../../lib/failures/OverlayBoundary';
import { useWords } from '../../../../views/useWords';
import type { ChildCalls } from '../../save/childCalls';
import type { BulkEditing } from '../createEditing';

const ChildDialog = lazy(() =>
  import('./ChildDialog').then(({ ChildDialog: Own }) => ({ default: Own })),
);

interface ChildButtonProps {
  readonly editing: BulkEditing;
  /** False until the journal is open. */
  readonly canSave: boolean;
}

/** Opens the dialog that adds a child to each selected record: 'Add Product State…'. */
export const ChildButton = (props: ChildButtonProps) => {
  const { children } = props.editing.source.changes;
  return children ? <AddChild {...props} calls={children} /> : null;
};

const AddChild = ({
  editing,
  canSave,
  calls,
}: ChildButtonProps & { readonly calls: ChildCalls }) => {
  const translate = useTranslate();
  const words = useWords(calls.child);
  const [isOpen, setOpen] = useState(false);
  const { chosen } = editing.sheet.entries.counts();
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      {/* A disabled button fires no events for its title. */}
      <span title={chosen === 0 ? translate('facings.bulk.toolbar.chooseFirst') : undefined}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={chosen === 0}
          onClick={() => {
            setOpen(true);
          }}
        >
          {`${words.create}…`}
        </Button>
      </span>
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <Suspense fallback={null}>
            <ChildDialog editing={editing} calls={calls} canSave={canSave} onClose={close} />
          </Suspense>
        </OverlayBoundary>
      )}
    </>
  );
};
