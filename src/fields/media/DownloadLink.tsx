import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { FileAddress } from './addressOf';

interface DownloadLinkProps {
  readonly address: FileAddress;
  /** Name of the record, for the accessible name of the link. */
  readonly title: string;
  /** Visible text, if there are several downloads. */
  readonly label?: string;
}

/** Downloads the file. A file of another origin, which a page cannot save, opens in a new tab instead. */
export const DownloadLink = ({ address, title, label }: DownloadLinkProps) => {
  const translate = useTranslate();
  const { href, isHere, file } = address;
  return (
    <Link
      href={href}
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24, fontSize: 13 }}
      {...(isHere ? { download: file } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <FileDownloadOutlined aria-hidden sx={{ fontSize: 16 }} />
      {translate('facings.fields.media.download')}
      {label !== undefined && <span aria-hidden>{label}</span>}
      <Box component="span" sx={visuallyHidden}>
        {title}
        {!isHere && `, ${translate('facings.fields.links.external')}`}
      </Box>
    </Link>
  );
};
