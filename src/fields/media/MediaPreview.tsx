import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { DownloadLink } from './DownloadLink';
import { MediaDialog } from './MediaDialog';
import { Tile } from './Tile';
import { useMedia } from './useMedia';

const Trouble = styled('span')(({ theme }) => ({
  display: 'block',
  color: (theme.vars ?? theme).palette.error.main,
  fontSize: 12,
}));

/** In small, as a button that shows it large; its name and its download beside it. */
export const MediaPreview = ({ declaration, name, field, record }: CellProps<MediaField>) => {
  const translate = useTranslate();
  const { title, address, type } = useMedia(declaration, name, field, record);
  const [isOpen, setOpen] = useState(false);
  // The address that failed, not a flag: another address gets its own try.
  const [broken, setBroken] = useState<string | null>(null);
  if (!address) {
    return (
      <>
        <Clipped>{title}</Clipped>
        <Trouble>{translate('facings.fields.media.noFile')}</Trouble>
      </>
    );
  }
  const isBroken = broken === address.href;
  const failed = () => {
    setBroken(address.href);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Tile
        title={title}
        shows={field.shows}
        type={type}
        href={address.href}
        isBroken={isBroken}
        onBroken={failed}
        onOpen={() => {
          setOpen(true);
        }}
      />
      <Box sx={{ minWidth: 104 }}>
        <Clipped title={title}>{title}</Clipped>
        {isBroken && <Trouble>{translate('facings.fields.media.brokenShort')}</Trouble>}
        <DownloadLink address={address} title={title} />
      </Box>
      <MediaDialog
        title={title}
        shows={field.shows}
        type={type}
        address={address}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </Box>
  );
};
