import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Done from '@mui/icons-material/Done';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { flushSync } from 'react-dom';
import { codeBox } from '../fields/styles';
import type { AnyDeclaration } from '../schema/defineResource';
import { useWords } from './useWords';

/** Copies text to the clipboard. */

/** For pages without the clipboard API (no https): copies the selection. */
const copySelected = (input: HTMLInputElement): boolean => {
  input.focus();
  input.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way without the clipboard API
  return document.execCommand('copy');
};

/** Returns false if the browser refuses; the text is then selected, so that it can be copied by keyboard. */
const copyText = async (input: HTMLInputElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return copySelected(input);
  }
};

interface SecretFieldProps {
  readonly label: string;
  /** Null if the response did not contain it. */
  readonly value: string | null;
  /** Called when it was copied: by its button, or by the person. */
  readonly onCopied: () => void;
}

/** One secret: read-only, selectable and with a copy button. */
const SecretField = ({ label, value, onCopied }: SecretFieldProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const t = (key: string) => translate(`facings.views.secret.${key}`, { label });

  const copy = async () => {
    if (!input.current) return;
    // Cleared first, so that a second copy is announced again.
    setOutcome(null);
    const isCopied = await copyText(input.current);
    setOutcome(isCopied ? 'copied' : 'notCopied');
    if (isCopied) onCopied();
  };

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <TextField
          label={label}
          value={value ?? ''}
          fullWidth
          size="small"
          inputRef={input}
          // Browsers store form values to restore tabs, and send text to spell checkers; neither may get a secret.
          autoComplete="off"
          {...(value === null ? { helperText: t('missing') } : {})}
          slotProps={{
            input: { readOnly: true },
            htmlInput: { spellCheck: false, style: codeBox },
            inputLabel: { shrink: true },
          }}
          onCopy={onCopied}
          onFocus={() => input.current?.select()}
        />
        <Button
          variant="outlined"
          startIcon={outcome === 'copied' ? <Done /> : <ContentCopy />}
          aria-label={t('copyOne')}
          disabled={value === null}
          onClick={() => void copy()}
          sx={{ flexShrink: 0, minHeight: 40 }}
        >
          {t('copy')}
        </Button>
      </Box>
      <Box role="status" sx={{ typography: 'caption', color: 'text.secondary', minHeight: 20 }}>
        {outcome !== null && t(outcome)}
      </Box>
    </div>
  );
};

interface SecretViewProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  /** In the order of the declaration. The owner must drop them when this closes. */
  readonly secrets: readonly unknown[];
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Called when every secret was copied. */
  readonly onAllCopied: () => void;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;

/**
 * The secrets of a create response, which is the only one that contains them (rules 2, API key and app creation).
 * There are no buttons at the bottom: the icon or Escape closes it. Escape, the backdrop and Back ask before, if one was
 * not copied.
 */
export const SecretView = ({
  declaration,
  record,
  secrets,
  titleId,
  onClose,
  onAllCopied,
  children,
}: SecretViewProps) => {
  const words = useWords(declaration);
  const title = useRef<HTMLElement>(null);
  const [isGone, setIsGone] = useState(false);
  const declared = declaration.create?.secrets ?? [];
  const copied = useRef(new Set<number>());
  const onCopied = (index: number) => {
    copied.current.add(index);
    const isCopied = (_: unknown, at: number) =>
      copied.current.has(at) || textOf(secrets[at]) === null;
    if (declared.every(isCopied)) onAllCopied();
  };

  // The form that had the focus is gone, so the focus moves to the title.
  useEffect(() => {
    title.current?.focus();
  }, []);

  useEffect(() => {
    // The browser may keep a page that was left in its back/forward cache and show it to someone else.
    const hide = () => flushSync(() => setIsGone(true));
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
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
        <IconButton aria-label={words.translate('facings.buttons.close')} onClick={onClose}>
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
              onCopied={() => onCopied(index)}
            />
          ))}
        {children}
      </DialogContent>
    </>
  );
};
