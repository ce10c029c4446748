import '../../messages/en/screenTexts';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../lib/text/region';
import { byteSizeText } from '.';

/** Pixels; a third of the recommended size, to give a fair impression of the picture. */
const side = 96;

interface ImagePreviewProps {
  readonly image: File | string;
  readonly isDisabled: boolean;
  /** The image cannot be removed, only replaced. */
  readonly isKept: boolean;
  readonly onRemove: () => void;
}

/** The selected image with its file name. */
export const ImagePreview = ({ image, isDisabled, isKept, onRemove }: ImagePreviewProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const created = typeof image === 'string' ? null : URL.createObjectURL(image);
      picture.src = created ?? String(image);
      // Always return a cleanup: otherwise React calls this again with null.
      return () => {
        if (created !== null) URL.revokeObjectURL(created);
      };
    },
    [image],
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
      <Box
        sx={{
          width: side,
          height: side,
          flexShrink: 0,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
          '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
        }}
      >
        <img ref={show} alt="" width={side} height={side} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
        {typeof image === 'string'
          ? translate('facings.inputs.image.stored')
          : translate('facings.inputs.image.chosen', {
              name: image.name,
              size: byteSizeText(image.size, locale),
            })}
      </Box>
      {!isKept && (
        <IconButton
          size="small"
          disabled={isDisabled}
          aria-label={translate('facings.inputs.image.remove')}
          onClick={onRemove}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};
