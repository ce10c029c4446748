import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useAdding, type Added } from './AddContext';

interface AddButtonProps {
  /** The entity one of which is added. */
  readonly target: AnyDeclaration;
  /** What the new record stands within. */
  readonly prefill: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onAdded: (added: Added) => void;
}

/** Opens the other entity's form from within this one; what is made there is picked at once. */
export const AddButton = ({ target, prefill, isDisabled, onAdded }: AddButtonProps) => {
  const translate = useTranslate();
  const adding = useAdding();
  if (!adding || !target.create) return null;
  const add = async () => {
    const added = await adding.add(target.name, prefill);
    if (added) onAdded(added);
  };
  return (
    <Button
      size="small"
      startIcon={<Add />}
      disabled={isDisabled}
      onClick={() => void add()}
      sx={{ minHeight: 40, flexShrink: 0 }}
    >
      {translate(`resources.${target.name}.create`, { _: target.create.title })}
    </Button>
  );
};
