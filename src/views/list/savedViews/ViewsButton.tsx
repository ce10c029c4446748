import Bookmark from '@mui/icons-material/BookmarkBorder';
import { lazy, useEffect, useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useWithin } from '../../place/withinContext';
import { useWords } from '../../useWords';
import { loadViews } from '../loadTools';
import { ToolButton } from '../ToolButton';
import type { ListState } from '../useListState';
import { isPlain, viewShown } from './current';
import { putAside, useViews } from './viewsStore';

const ViewsMenu = lazy(() => loadViews().then(({ ViewsMenu: Menu }) => ({ default: Menu })));

interface ViewsButtonProps {
  readonly declaration: AnyDeclaration;
  readonly state: ListState;
}

/** Says which of the person's own views the list shows, and opens the menu of all of them. */
export const ViewsButton = ({ declaration, state }: ViewsButtonProps) => {
  const { translate } = useWords(declaration);
  const within = useWithin();
  const notify = useNotify();
  const { data: identity } = useGetIdentity();
  const userId = identity ? String(identity.id) : undefined;
  const listed = { declaration, within };
  const own = useViews(userId).views.filter(({ list }) => list === declaration.name);
  const [lastId, setLastId] = useState<string | null>(null);
  const shown = viewShown(listed, own, state, lastId);
  // What was chosen stays in sight while it is being changed, until the list is plain again.
  const nextId = shown?.id ?? (isPlain(listed, state) ? null : lastId);
  if (nextId !== lastId) setLastId(nextId);
  const changed = shown ? undefined : own.find(({ id }) => id === nextId);

  useEffect(() => {
    if (userId !== undefined && putAside(userId)) {
      notify('facings.lists.views.corrupt', { type: 'warning' });
    }
  }, [userId, notify]);

  if (userId === undefined) return null;
  const label =
    shown?.name ??
    (changed
      ? translate('facings.lists.views.changed', { name: changed.name })
      : translate('facings.lists.views.label'));
  return (
    <ToolButton
      icon={<Bookmark />}
      label={label}
      canShrink
      isActive={shown !== undefined || changed !== undefined}
      {...(shown || changed
        ? { name: translate('facings.lists.views.current', { name: label }) }
        : {})}
      onNear={() => void loadViews()}
    >
      {(tool) => (
        <ViewsMenu
          declaration={declaration}
          state={state}
          userId={userId}
          shown={shown}
          changed={changed}
          onChosen={setLastId}
          {...tool}
        />
      )}
    </ToolButton>
  );
};
