import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import '../../../../messages/en/screenTexts';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { useParentIds } from '../../../place/placeContext';
import { useWords } from '../../../useWords';
import { parametersOf } from '../../state/listQuery';
import type { PopupProps } from '../../../usePopup';
import { ToolPopover } from '../ToolPopover';
import type { ListState } from '../../state/useListState';
import { isPlain, knownParameters } from './useOpening';
import { NameDialog } from './NameDialog';
import { useViewActions } from './useViewActions';
import { ViewMore, ViewRow, type MoreChoice } from './ViewRow';
import { useViews, type SavedView } from './viewsStore';

interface ViewsMenuProps extends PopupProps {
  readonly declaration: AnyDeclaration;
  readonly state: ListState;
  readonly userId: string;
  /** The saved view that the list shows unchanged. */
  readonly shown: SavedView | undefined;
  /** The last selected view, which the list has changed since. */
  readonly changed: SavedView | undefined;
  /** Distinguishes several views with equal settings. */
  readonly onChosen: (id: string) => void;
}

/** The view that is being named: a new one, or an existing one. */
type Naming = { readonly view: SavedView | null } | null;
type More = { readonly view: SavedView; readonly anchor: HTMLElement } | null;

const Entry = styled(Button)(({ theme }) => ({
  justifyContent: 'flex-start',
  padding: theme.spacing(0.75, 2),
  borderRadius: 0,
  fontWeight: 500,
  textAlign: 'left',
}));

export const ViewsMenu = ({
  declaration,
  state,
  userId,
  shown,
  changed,
  onChosen,
  ...tool
}: ViewsMenuProps) => {
  const words = useWords(declaration);
  const { translate } = words;
  const listed = { declaration, within: useParentIds() };
  const actions = useViewActions(userId, listed);
  const { views, defaults } = useViews(userId);
  const listViews = views.filter(({ list }) => list === declaration.name);
  const [naming, setNaming] = useState<Naming>(null);
  const [more, setMore] = useState<More>(null);
  const now = parametersOf(listed, state);

  const show = (parameters: SavedView['parameters']) => {
    tool.onClose();
    state.show(knownParameters(listed, parameters));
  };
  // Messages and undo are shown outside of the menu, so it closes.
  const choose = (choice: MoreChoice, view: SavedView) => {
    setMore(null);
    if (choice !== 'rename') tool.onClose();
    if (choice === 'overwrite') actions.overwrite(view, now);
    if (choice === 'rename') setNaming({ view });
    if (choice === 'makeDefault') actions.setDefault(view, defaults[view.list] !== view.id);
    if (choice === 'link') void actions.copyLink(view);
    if (choice === 'remove') actions.remove(view);
  };
  const name = (view: SavedView | null, wanted: string) => {
    setNaming(null);
    tool.onClose();
    if (view) actions.rename(view, wanted);
    else onChosen(actions.save(wanted, now).id);
  };

  return (
    <ToolPopover label={translate('facings.lists.views.label')} {...tool}>
      <Box
        component="ul"
        aria-label={translate('facings.listMenus.views.own', {
          many: words.many,
          kind: words.kind,
        })}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '50vh', overflowY: 'auto' }}
      >
        <ViewRow
          name={translate('facings.listMenus.views.all', { many: words.many, kind: words.kind })}
          isCurrent={!shown && isPlain(listed, state)}
          onChoose={() => show({})}
        />
        {listViews.map((view) => (
          <ViewRow
            key={view.id}
            name={view.name}
            isCurrent={view.id === shown?.id}
            isDefault={defaults[declaration.name] === view.id}
            onChoose={() => {
              show(view.parameters);
              onChosen(view.id);
            }}
            onMore={(anchor) => setMore({ view, anchor })}
          />
        ))}
      </Box>
      {listViews.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
          {translate('facings.listMenus.views.none')}
        </Typography>
      )}
      <Divider sx={{ my: 1 }} />
      <Box sx={{ display: 'grid' }}>
        {changed && (
          <Entry
            color="inherit"
            onClick={() => {
              tool.onClose();
              actions.overwrite(changed, now);
            }}
          >
            {translate('facings.listMenus.views.update', { name: changed.name })}
          </Entry>
        )}
        <Entry color="inherit" onClick={() => setNaming({ view: null })}>
          {translate('facings.listMenus.views.save')}
        </Entry>
        <Entry
          color="inherit"
          onClick={() => {
            tool.onClose();
            void actions.copyLink({ name: shown?.name ?? words.many, parameters: now });
          }}
        >
          {translate('facings.listMenus.views.link')}
        </Entry>
      </Box>
      {more && (
        <ViewMore
          anchor={more.anchor}
          label={translate('facings.views.row.more', { name: more.view.name })}
          isDefault={defaults[declaration.name] === more.view.id}
          isShown={more.view.id === shown?.id}
          onChoose={(choice) => choose(choice, more.view)}
          onClose={() => setMore(null)}
        />
      )}
      {naming && (
        <NameDialog
          title={translate(`facings.listMenus.views.${naming.view ? 'renameTitle' : 'saveTitle'}`)}
          name={naming.view?.name ?? ''}
          others={listViews.filter(({ id }) => id !== naming.view?.id)}
          {...(naming.view ? {} : { text: translate('facings.listMenus.views.what') })}
          onName={(wanted) => name(naming.view, wanted)}
          onClose={() => setNaming(null)}
        />
      )}
    </ToolPopover>
  );
};
