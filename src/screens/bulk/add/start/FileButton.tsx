import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

interface FileButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly isOutlined?: boolean;
  /** Id of what is said of it. */
  readonly describedBy?: string;
}

/** Chooses one file; the button is what people meet, the browser's own input is behind it. */
export const FileButton = ({ onFiles, isOutlined = false, describedBy }: FileButtonProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        color={isOutlined ? 'primary' : 'inherit'}
        variant={isOutlined ? 'outlined' : 'text'}
        startIcon={<UploadFile />}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        onClick={() => input.current?.click()}
      >
        {translate('facings.bulk.start.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx"
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file chosen again is a choice as well.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
