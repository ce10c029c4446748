import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import type { MediaField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Badge } from '../shared/Badge';
import { Clipped } from '../shared/Clipped';
import { useDeclaration } from '../useDeclaration';
import { useSwitchWords } from '../useFieldWords';
import { DownloadLink } from './DownloadLink';
import { MediaDialog } from './MediaDialog';
import { ModelBody } from './ModelBody';
import { PictureBody } from './PictureBody';
import { Tile } from './Tile';
import { isOneOfSeveral, recordTitle } from './titleOf';
import { useMedia } from './useMedia';
import { usePictures } from './usePictures';

const noRecord: RaRecord = { id: '' };

const Note = styled('span')({ display: 'block', fontSize: 12 });

const Trouble = styled(Note)(({ theme }) => ({ color: (theme.vars ?? theme).palette.error.main }));

/** A switch that is on, said where no width of the table hides it. */
const Mark = ({ source }: { readonly source: string }) => {
  const field = useDeclaration().fields[source];
  const { on } = useSwitchWords(
    source,
    field?.kind === 'switch' ? field : { kind: 'switch', label: '', words: { on: '', off: '' } },
  );
  return <Badge>{on}</Badge>;
};

/** In small, as a button that shows it large; beside it its name and its download, where it is the only one. */
export const MediaPreview = ({ source, field }: CellProps<MediaField>) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`facings.fields.media.${key}`);
  const declaration = useDeclaration();
  const record = useRecordContext() ?? noRecord;
  const { title, address, isOutOfReach, type } = useMedia(declaration, source, field, record);
  const pictures = usePictures(declaration, record);
  const [isOpen, setOpen] = useState(false);
  // The address that failed, not a flag: another address gets its own try.
  const [broken, setBroken] = useState<string | null>(null);
  if (!address) {
    const text = field.isKey ? (asText(record[source]) ?? title) : title;
    return (
      <>
        <Clipped title={text}>{text}</Clipped>
        {isOutOfReach ? (
          <Note sx={{ color: 'text.secondary' }}>{t('noDelivery')}</Note>
        ) : (
          <Trouble>{t('noFile')}</Trouble>
        )}
      </>
    );
  }
  const isBroken = broken === address.href;
  const close = () => {
    setOpen(false);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Tile
        title={title}
        shows={field.shows}
        type={type}
        href={address.href}
        isBroken={isBroken}
        onBroken={() => {
          setBroken(address.href);
        }}
        onOpen={() => {
          setOpen(true);
        }}
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
        isLarge={field.shows === 'image'}
        isOpen={isOpen}
        onClose={close}
      >
        {field.shows === 'image' ? (
          <PictureBody pictures={pictures} first={source} onClose={close} />
        ) : (
          <ModelBody title={title} type={type} address={address} onClose={close} />
        )}
      </MediaDialog>
    </Box>
  );
};
