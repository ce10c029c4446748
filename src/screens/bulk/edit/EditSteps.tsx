import type { Review } from './review/reviewLines';
import { useMemo } from 'react';
import type { SavePort } from '../save/port';
import { undo } from './earlier';
import { LaterBulkActions } from './LaterBulkActions';
import { Listing } from './Listing';
import { ReviewStep } from './review/ReviewStep';
import { SavingStep } from './SavingStep';
import { linkCallsOf, useEditingState, type Opened } from './useEditing';

interface EditStepsProps {
  readonly opened: Opened;
  readonly port: SavePort | null;
  readonly review: Review | null;
}

/** Listing, bulk actions where they are wanted, review, saved (rules 4, Bulk edit). */
export const EditSteps = ({ opened: { editing, columns }, port, review }: EditStepsProps) => {
  const { step, saving } = useEditingState(editing);
  const { sheet, accountId } = editing;
  const { declaration, known, idOf } = sheet;
  const links = useMemo(
    () => ({ calls: linkCallsOf(declaration), known, idOf }),
    [declaration, known, idOf],
  );
  if (step === 'actions')
    return (
      <LaterBulkActions
        columns={columns}
        entries={sheet.entries}
        accountId={accountId}
        links={links}
        onDone={editing.confirm}
      />
    );
  if (step === 'review' && review)
    return <ReviewStep editing={editing} columns={columns} review={review} />;
  if (step === 'saving' && saving)
    return (
      <SavingStep
        declaration={declaration}
        saving={saving}
        onUndo={
          port && saving.kind !== 'undo'
            ? async () => {
                const taken = await undo(port, { id: saving.run.id, accountId });
                if (taken) editing.show(taken);
                return taken !== null;
              }
            : null
        }
      />
    );
  return <Listing editing={editing} columns={columns} port={port} />;
};
