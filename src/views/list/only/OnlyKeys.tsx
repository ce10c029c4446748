import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import '../../../messages/en/screenTexts';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { keysIn } from '../../../lib/text/keyList';
import { shortened } from '../../../lib/text/shortened';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { mostKeys } from '../../../schema/only';
import { useCopyText } from '../../useCopyText';
import { useWords } from '../../useWords';
import { areKeysLost, isKeptKeys } from '../state/onlyKeys';
import { OnlyDialog } from './OnlyDialog';

/** Number of keys that are named; all are copied. */
const maxNamed = 8;

/** Number of characters that are shown of a key: a text that was pasted by mistake must not fill the page. */
const maxLength = 60;

interface OnlyKeysProps {
  readonly declaration: AnyDeclaration;
  readonly text: string;
  /** Those that no row has. */
  readonly notFound: readonly string[];
  /** Why the keys cannot be changed now. */
  readonly held?: string | undefined;
  /** Undefined removes the filter. */
  readonly onChange: (text: string | undefined) => void;
}

/** The filter by pasted keys, among those of its list: how many there are, and which were not found. */
export const OnlyKeys = ({ declaration, text, notFound, held, onChange }: OnlyKeysProps) => {
  const { translate } = useWords(declaration);
  const copyText = useCopyText();
  const [isOpen, setIsOpen] = useState(false);
  const isLost = areKeysLost(text);
  const count = isLost ? 0 : keysIn(text).keys.length;
  const textOf = (key: string, values = {}): string =>
    translate(`facings.listMenus.only.${key}`, values);
  const copy = () =>
    copyText(notFound.join('\n'), {
      done: 'facings.listMenus.only.copied',
      refused: 'facings.listMenus.only.notCopied',
      values: { smart_count: notFound.length },
    });
  const further = notFound.length - maxNamed;
  const named = [
    notFound
      .slice(0, maxNamed)
      .map((key) => shortened(key, maxLength))
      .join(', '),
    ...(further > 0 ? [translate('facings.selection.more', { smart_count: further })] : []),
  ].join(' ');
  return (
    <Box
      role="group"
      aria-label={textOf('label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}
    >
      <Chip
        label={
          isLost ? textOf('label') : textOf('chip', { smart_count: Math.min(count, mostKeys) })
        }
        title={held ?? textOf('change')}
        disabled={held !== undefined}
        onClick={() => setIsOpen(true)}
        sx={{ my: 0.5 }}
      />
      <IconButton
        size="small"
        disabled={held !== undefined}
        aria-label={translate('facings.views.filter.remove', { label: textOf('label') })}
        onClick={() => onChange(undefined)}
      >
        <Close fontSize="small" />
      </IconButton>
      <Typography
        variant="body2"
        role="status"
        sx={{ minWidth: 0, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
      >
        {isLost && textOf('lost')}
        {!isLost &&
          notFound.length > 0 &&
          textOf('notFound', { smart_count: notFound.length, keys: named })}
        {count > mostKeys && ` ${textOf('cut', { most: mostKeys, smart_count: count - mostKeys })}`}
        {isKeptKeys(text) && ` ${textOf('kept')}`}
      </Typography>
      {!isLost && notFound.length > 0 && (
        <Button size="small" onClick={() => void copy()}>
          {translate('facings.views.secret.copy')}
        </Button>
      )}
      {isOpen && (
        <OverlayBoundary onClose={() => setIsOpen(false)}>
          <OnlyDialog
            declaration={declaration}
            text={text}
            onShow={(next) => {
              setIsOpen(false);
              onChange(next);
            }}
            onClose={() => setIsOpen(false)}
          />
        </OverlayBoundary>
      )}
    </Box>
  );
};
