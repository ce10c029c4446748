import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { lazyPart } from '../../lib/failures/code';
import { ErrorBoundary } from '../../lib/failures/ErrorBoundary';
import type { MediaField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Badge } from '../shared/Badge';
import { Clipped } from '../shared/CellText';
import { useDeclaration } from '../useDeclaration';
import { useSwitchWords } from '../useFieldWords';
import type { FileAddress } from './addressOf';
import { useDelivery } from './DeliveryContext';
import { DownloadLink } from './DownloadLink';
import { ModelView } from './ModelView';
import { Stage } from './Stage';
import { Tile } from './Tile';
import { fileAddress, isOneOfSeveral, recordTitle, pictureTitle, usePictures } from './usePictures';

/** With the code for zooming, which the small pictures do without. */
const PictureBody = lazyPart(() => import('./PictureBody'), 'PictureBody');

interface ModelBodyProps {
  readonly title: string;
  /** GLB, USDZ or another type from the platform; null if unknown. */
  readonly type: string | null;
  readonly address: FileAddress;
  readonly onClose: () => void;
}

/** A 3D model in the large view. */
const ModelBody = ({ title, type, address, onClose }: ModelBodyProps) => {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <ModelView href={address.href} title={title} type={type} />
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', px: 3 }}>
        <DownloadLink address={address} title={title} />
        <Button autoFocus onClick={onClose}>
          {translate('facings.buttons.close')}
        </Button>
      </DialogActions>
    </>
  );
};

interface MediaDialogProps {
  readonly title: string;
  /** Pictures use more space than models, which are turned rather than zoomed. */
  readonly isLarge: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Frame of the large view. */
const MediaDialog = ({ title, isLarge, isOpen, onClose, children }: MediaDialogProps) => {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={isLarge ? 'lg' : 'md'}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <ErrorBoundary of={String(isOpen)}>{children}</ErrorBoundary>
    </Dialog>
  );
};

const noRecord: RaRecord = { id: '' };

const Note = styled('span')({ display: 'block', fontSize: 12 });

const Trouble = styled(Note)(({ theme }) => ({ color: (theme.vars ?? theme).palette.error.main }));

/** A switch that is on, shown as text so that no narrow column hides it. */
const Mark = ({ source }: { readonly source: string }) => {
  const field = useDeclaration().fields[source];
  const { on } = useSwitchWords(
    source,
    field?.kind === 'switch' ? field : { kind: 'switch', label: '', words: { on: '', off: '' } },
  );
  return <Badge>{on}</Badge>;
};

/** A thumbnail button that opens the large view; if it is the only picture, also its name and download. */
export const MediaPreview = ({ source, field }: CellProps<MediaField>) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`facings.fields.media.${key}`);
  const declaration = useDeclaration();
  const record = useRecordContext() ?? noRecord;
  const cdnUrl = useDelivery();
  const title = pictureTitle({ declaration, name: source, record, translate });
  const address = fileAddress(field, record[source], cdnUrl);
  const type = field.modelType === undefined ? null : asText(record[field.modelType]);
  const pictures = usePictures(declaration, record);
  const [isOpen, setOpen] = useState(false);
  // Stores the failed address instead of a flag, so that another address is tried.
  const [broken, setBroken] = useState<string | null>(null);
  if (!address) {
    const text = field.isKey ? (asText(record[source]) ?? title) : title;
    return (
      <>
        <Clipped title={text}>{text}</Clipped>
        {field.isKey && cdnUrl === '' ? (
          <Note sx={{ color: 'text.secondary' }}>{t('noDelivery')}</Note>
        ) : (
          <Trouble>{t('noFile')}</Trouble>
        )}
      </>
    );
  }
  const isBroken = broken === address.href;
  const isModel = field.modelType !== undefined;
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Tile
        title={title}
        isModel={isModel}
        type={type}
        href={address.href}
        isBroken={isBroken}
        onBroken={() => setBroken(address.href)}
        onOpen={() => setOpen(true)}
      />
      {isOneOfSeveral(declaration, source) ? (
        isBroken && <Trouble sx={{ minWidth: 76 }}>{t('brokenShort')}</Trouble>
      ) : (
        <Box sx={{ minWidth: 104 }}>
          <Clipped title={title}>{title}</Clipped>
          {field.markedBy !== undefined && record[field.markedBy] === true && (
            <Mark source={field.markedBy} />
          )}
          {isBroken && <Trouble>{t('brokenShort')}</Trouble>}
          <DownloadLink address={address} title={title} />
        </Box>
      )}
      <MediaDialog
        title={recordTitle(declaration, record, translate)}
        isLarge={!isModel}
        isOpen={isOpen}
        onClose={close}
      >
        {isModel ? (
          <ModelBody title={title} type={type} address={address} onClose={close} />
        ) : (
          <Suspense fallback={<Stage />}>
            <PictureBody pictures={pictures} first={source} onClose={close} />
          </Suspense>
        )}
      </MediaDialog>
    </Box>
  );
};
