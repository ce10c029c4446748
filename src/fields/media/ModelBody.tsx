import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { FileAddress } from './addressOf';
import { DownloadLink } from './DownloadLink';
import { ModelView } from './ModelView';

interface ModelBodyProps {
  readonly title: string;
  readonly type: string | null;
  readonly address: FileAddress;
  readonly onClose: () => void;
}

/** A 3D model, large. */
export const ModelBody = ({ title, type, address, onClose }: ModelBodyProps) => {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <ModelView href={address.href} title={title} type={type} />
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', px: 3 }}>
        <DownloadLink address={address} title={title} />
        <Button autoFocus onClick={onClose}>
          {translate('facings.fields.media.close')}
        </Button>
      </DialogActions>
    </>
  );
};
