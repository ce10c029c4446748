import Add from '@mui/icons-material/Add';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useBulkText } from '../useBulkText';
import { FileButton } from './FileButton';

interface StartStepProps {
  readonly onAdd: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** A file is being dragged over the dialog. */
  readonly isOver: boolean;
  /** Why the last file was refused. */
  readonly refusal: ReactNode;
  readonly templates: ReactNode;
}

/** The empty state: add rows by hand, or choose a file (rules 2, Empty state). */
export const StartStep = ({ onAdd, onFiles, isOver, refusal, templates }: StartStepProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const hintId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography>{bulkText('start.intro')}</Typography>
      <Box>
        <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
          {bulkText('start.add')}
        </Button>
      </Box>
      {refusal}
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          p: 4,
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'transparent',
          borderRadius: 2,
          textAlign: 'center',
          '&:has(:focus-visible)': { borderColor: 'primary.main' },
        }}
      >
        <UploadFile fontSize="large" color="action" aria-hidden />
        <Typography id={hintId}>{translate('facings.bulk.start.drop')}</Typography>
        <FileButton onFiles={onFiles} isOutlined describedBy={hintId} />
        <Typography variant="body2" color="text.secondary">
          {translate('facings.bulk.start.limits')}
        </Typography>
      </Box>
      {templates}
    </Box>
  );
};
