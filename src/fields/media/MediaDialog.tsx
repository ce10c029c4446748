import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaField } from '../../schema/field';
import type { FileAddress } from './addressOf';
import { DownloadLink } from './DownloadLink';
import { ModelView } from './ModelView';
import { Picture } from './Picture';

interface MediaDialogProps {
  readonly title: string;
  readonly shows: MediaField['shows'];
  readonly type: string | null;
  readonly address: FileAddress;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The picture or the model, large. */
export const MediaDialog = ({ title, shows, type, address, isOpen, onClose }: MediaDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {shows === 'image' ? (
          <Picture href={address.href} title={title} />
        ) : (
          <ModelView href={address.href} title={title} type={type} />
        )}
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', px: 3 }}>
        <DownloadLink address={address} title={title} />
        <Button autoFocus onClick={onClose}>
          {translate('facings.fields.media.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
