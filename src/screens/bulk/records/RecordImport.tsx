import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Location } from 'react-router';
import { useRelatedName } from '../../../fields/reference/useRelatedName';
import type { ToolProps } from '../../../schema/takeOver';
import { LeaveGuard } from '../../../views/form/LeaveGuard';
import { useBegun } from '../../../views/form/useBegun';
import { panelKey } from '../../../views/place/useOverlay';
import { OnceStep } from '../add/start/OnceStep';
import { SheetDeclaration } from '../add/sheetContext';
import { useBulkText } from '../add/useBulkText';
import { useDrop } from '../add/useDrop';
import { isTyped } from '../add/useSheet';
import { onceField } from '../columns/importColumns';
import { BulkDialog } from '../frame/BulkDialog';
import { ImportBody } from './ImportBody';
import { useImport } from './useImport';
import { useImportButton } from './useImportButton';

/** Over a panel of a page only the parameter says whether the dialog is open. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get(panelKey) ?? ''}`;

const isSamePlace = (current: Location, next: Location): boolean =>
  placeOf(current) === placeOf(next);

/**
 * Records of any entity imported many at a time: what they belong to, rows or a file, save, results. Closing it forgets
 * everything but what was sent.
 */
export const RecordImport = (props: ToolProps) => {
  const begun = useBegun(props.declaration, true);
  const once = onceField(props.declaration);
  if (begun.isAwaited) return null;
  const id = once === null ? undefined : begun.values[once];
  return (
    <SheetDeclaration value={props.declaration}>
      <Importing
        {...props}
        once={once}
        first={typeof id === 'string' || typeof id === 'number' ? String(id) : ''}
      />
    </SheetDeclaration>
  );
};

interface ImportingProps extends ToolProps {
  readonly once: string | null;
  /** What the list is filtered by, or stands within. */
  readonly first: string;
}

const Importing = ({ declaration, title, onClose, once, first }: ImportingProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const [onceId, setOnceId] = useState(first);
  const state = useImport({ declaration, once, onceId });
  const { step, sheet, saving, onFiles, forgetFile } = state;
  const { entries } = sheet;
  const drop = useDrop(onFiles);
  const { primary, incomplete } = useImportButton(state);
  const owner = useRelatedName({
    to: declaration.scope ?? declaration.name,
    id: onceId,
    isWanted: onceId !== '',
  });
  const run = saving.current?.run;
  const isUnsaved = useCallback(
    () => (run ? run.progress().isRunning : step === 'mapping' || isTyped(entries)),
    [run, step, entries],
  );
  const isAtStart = step === 'once' || step === 'start';
  return (
    <>
      <BulkDialog
        title={title}
        {...(isAtStart || owner.name === null ? {} : { subtitle: owner.name })}
        secondary={{
          label: translate(`facings.bulk.${step === 'saved' ? 'close' : 'cancel'}`),
          onClick: onClose,
        }}
        further={
          step === 'mapping' && (
            <Button color="inherit" onClick={forgetFile}>
              {translate('facings.bulk.back')}
            </Button>
          )
        }
        primary={primary}
        onDragOver={drop.onDragOver}
        onDragLeave={drop.onDragLeave}
        onDrop={drop.onDrop}
      >
        {once !== null && isAtStart && (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
            <OnceStep declaration={declaration} source={once} id={onceId} onChange={setOnceId} />
            {step === 'once' && (
              <Typography color="text.secondary">{bulkText('start.chooseFirst')}</Typography>
            )}
          </Box>
        )}
        <ImportBody
          declaration={declaration}
          state={state}
          incomplete={incomplete}
          isOver={drop.isOver}
        />
      </BulkDialog>
      <LeaveGuard isUnsaved={isUnsaved} isSamePlace={isSamePlace} />
    </>
  );
};
