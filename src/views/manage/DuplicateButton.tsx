import '../../messages/en/recordTexts';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import { usePageAction } from '../keys/usePageAction';
import { loadCreate } from '../load';
import { useOverlay, useReturnState } from '../place/useOverlay';
import { useWords } from '../useWords';
import type { RecordProps } from '../recordProps';

const near = () => void loadCreate();

/** Opens the create dialog with the values of the record; closing it returns to the record's page. */
export const DuplicateButton = ({ declaration, record }: RecordProps) => {
  const { translate } = useWords(declaration);
  const { toCopy } = useOverlay(declaration);
  const navigate = useNavigate();
  const state = useReturnState();
  const to = toCopy(record.id);
  const label = translate('facings.record.duplicate.label');
  usePageAction({ key: 'duplicate', label, run: () => void navigate(to, { state }) });
  return (
    <Button
      component={Link}
      to={to}
      state={state}
      variant="outlined"
      color="inherit"
      onPointerEnter={near}
      onFocus={near}
    >
      {label}
    </Button>
  );
};
