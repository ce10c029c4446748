import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isOutlined?: boolean;
  /** Id of its description. */
  readonly describedBy?: string;
}

/** Chooses a table file with a styled button; the native input is hidden behind it. */
export const FileButton = ({
  label,
  onFiles,
  isOutlined = false,
  describedBy,
}: FileButtonProps) => {
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
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx"
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Choosing the same file again must fire a change event.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
