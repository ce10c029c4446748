import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../../../lib/failures/code';
import { OverlayBoundary } from '../../../../lib/failures/OverlayBoundary';
import { useWords } from '../../../../views/useWords';
import type { ChildCalls } from '../../save/childCalls';
import type { BulkEditing } from '../createEditing';

const ChildDialog = lazyPart(() => import('./ChildDialog'), 'ChildDialog');

interface ChildButtonProps {
  readonly editing: BulkEditing;
  readonly calls: ChildCalls;
  /** False until the journal is open. */
  readonly canSave: boolean;
  /** Something else is set and not confirmed, which saving would close with the panel. */
  readonly isHeld: boolean;
}

/** Opens the dialog that adds a child to each selected record: 'Add Product State…'. */
export const ChildButton = ({ editing, calls, canSave, isHeld }: ChildButtonProps) => {
  const translate = useTranslate();
  const words = useWords(calls.child);
  const aboutId = useId();
  const [isOpen, setOpen] = useState(false);
  const { chosen } = editing.sheet.entries.counts();
  const close = () => setOpen(false);
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button
        variant="outlined"
        color="inherit"
        disabled={chosen === 0 || isHeld}
        aria-describedby={aboutId}
        onClick={() => setOpen(true)}
      >
        {`${words.create}…`}
      </Button>
      <Typography id={aboutId} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate(`facings.bulkEdit.children.${isHeld ? 'confirmFirst' : 'about'}`)}
      </Typography>
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <ChildDialog editing={editing} calls={calls} canSave={canSave} onClose={close} />
        </OverlayBoundary>
      )}
    </Box>
  );
};
