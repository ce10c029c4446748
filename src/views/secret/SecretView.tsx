import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { flushSync } from 'react-dom';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useWords } from '../useWords';
import { SecretField } from './SecretField';

interface SecretViewProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  /** In the order of the declaration. Whoever holds them lets go of them when this closes. */
  readonly secrets: readonly unknown[];
  readonly titleId: string;
  readonly onClose: () => void;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;

/**
 * What a creation answered once and never again (rules 2, API key and app creation). There are no
 * buttons at its foot: it is closed by its icon or by Escape.
 */
export const SecretView = ({ declaration, record, secrets, titleId, onClose }: SecretViewProps) => {
  const words = useWords(declaration);
  const title = useRef<HTMLElement>(null);
  const [isGone, setIsGone] = useState(false);
  const declared = declaration.create?.secrets ?? [];

  // The form that had the focus is gone: what there is now is read from its title on.
  useEffect(() => {
    title.current?.focus();
  }, []);

  useEffect(() => {
    // A page that was left may be kept whole by the browser, and shown again to whoever goes back.
    const hide = () => {
      flushSync(() => {
        setIsGone(true);
      });
    };
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
    };
  }, []);

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle
          id={titleId}
          ref={title}
          tabIndex={-1}
          sx={{ flex: 1, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {words.translate('facings.views.secret.title', {
            one: words.one,
            name: words.nameOf(record),
          })}
        </DialogTitle>
        <IconButton aria-label={words.translate('facings.views.form.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Alert severity="warning">
          {words.translate('facings.views.secret.warning', { smart_count: declared.length })}
        </Alert>
        {!isGone &&
          declared.map(({ read, label }, index) => (
            <SecretField
              key={read}
              label={words.text(`secrets.${index}`, label)}
              value={textOf(secrets[index])}
            />
          ))}
      </DialogContent>
    </>
  );
};
