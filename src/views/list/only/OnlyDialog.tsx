import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import '../../../messages/en/screenTexts';
import { keysIn, keysText } from '../../../lib/text/keyList';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { identifyingFields, mostKeys } from '../../../schema/only';
import { DialogFrame } from '../../DialogFrame';
import { useWords } from '../../useWords';
import { areKeysLost } from '../state/onlyKeys';

export interface OnlyDialogProps {
  readonly declaration: AnyDeclaration;
  /** The keys of the filter; undefined if it is not set. */
  readonly text?: string | undefined;
  readonly onShow: (text: string) => void;
  readonly onClose: () => void;
}

/** Takes the keys of the records that a list is to show. */
export const OnlyDialog = ({ declaration, text = '', onShow, onClose }: OnlyDialogProps) => {
  const { translate, many, kind, fieldLabel } = useWords(declaration);
  const [typed, setTyped] = useState(areKeysLost(text) ? '' : keysIn(text).keys.join('\n'));
  const { keys, doubles } = keysIn(typed.trim());
  const beyond = Math.max(0, keys.length - mostKeys);
  const canShow = keys.length > 0 && beyond === 0;
  const show = () => {
    if (canShow) onShow(keysText(keys));
  };
  const textOf = (key: string, smart_count: number): string =>
    smart_count === 0
      ? ''
      : translate(`facings.listMenus.only.${key}`, { smart_count, most: mostKeys });
  const names = identifyingFields(declaration).map((name) => fieldLabel(name));
  return (
    <DialogFrame
      title={translate('facings.listMenus.only.title', { many, kind })}
      maxWidth="sm"
      action={
        <Button variant="contained" disabled={!canShow} onClick={show}>
          {translate('facings.listMenus.only.show')}
        </Button>
      }
      onClose={onClose}
    >
      <TextField
        multiline
        fullWidth
        autoFocus
        minRows={6}
        maxRows={14}
        margin="dense"
        label={translate('facings.listMenus.only.keys', { names: names.join(', ') })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          show();
        }}
        error={beyond > 0}
        helperText={
          <span role="status">
            {keys.length === 0
              ? translate('facings.listMenus.only.hint')
              : [
                  textOf('count', keys.length),
                  textOf('doubles', doubles),
                  textOf('most', beyond),
                ].join(' ')}
          </span>
        }
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' } }}
      />
    </DialogFrame>
  );
};
