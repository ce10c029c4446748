import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { RemoveButton } from './manage/RemoveButton';
import { useWords } from './useWords';
import type { RecordProps } from './recordProps';

const focusOn = (element: HTMLElement | null) => element?.focus();

/** Beside new secrets: the record that they replace is still valid, and can be removed. */
export const ReplacedRecord = ({ declaration, record }: RecordProps) => {
  const words = useWords(declaration);
  const [isRemoved, setIsRemoved] = useState(false);
  if (isRemoved)
    return (
      // The button that had the focus is gone; without it, Escape would no longer close the dialog.
      <Alert severity="success" tabIndex={-1} ref={focusOn} sx={{ outline: 'none' }}>
        {words.translate('facings.views.secret.oldRemoved')}
      </Alert>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 240px' }}>{words.translate('facings.views.secret.oldValid')}</Box>
      <RemoveButton
        declaration={declaration}
        record={record}
        label={words.translate('facings.views.secret.removeOld')}
        onRemoved={() => setIsRemoved(true)}
      />
    </Box>
  );
};
