import Add from '@mui/icons-material/Add';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { createContext, Suspense, use } from 'react';
import { Link, type To } from 'react-router';
import { lazyPart } from '../../../lib/failures/code';
import { OwnPart } from '../../../fields/OwnPart';
import { useRegistry } from '../../../fields/useDeclaration';
import { bulkKeysOf, type BulkKey } from '../../../schema/bulk';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { fillRoute, pathWith } from '../../../schema/routes';
import { screenTitle } from '../../../schema/screen';
import type { LazyComponent, ToolProps } from '../../../schema/takeOver';
import { usePageActions, useShortcutHint } from '../../keys/usePageAction';
import { loadCreate } from '../../load';
import { useOverlay } from '../../place/useOverlay';
import { useParentIds } from '../../place/placeContext';
import { usePopup } from '../../usePopup';
import type { FilterValue } from '../state/listQuery';
import { useListState } from '../state/useListState';
import { useDeclaredText, useWords } from '../../useWords';

/**
 * The dialogs that import and edit the records of any entity whose declaration has `bulk`. They are screens, which views
 * do not import: the console hands them down. Without them no list offers them.
 */
export const BulkContext = createContext<Readonly<
  Record<BulkKey, LazyComponent<ToolProps>>
> | null>(null);

type Words = Pick<ReturnType<typeof useWords>, 'translate' | 'many' | 'kind'>;

/** Title of the dialog, and of the link to it. */
export const bulkTitle = ({ translate, many, kind }: Words, key: BulkKey): string =>
  translate(`facings.lists.bulk.${key === 'import' ? 'import' : 'edit'}`, { many, kind });

/** What `bulk` of the declaration offers, as links. */
export const useBulkLinks = (declaration: AnyDeclaration) => {
  const words = useWords(declaration);
  const { toBulk } = useOverlay(declaration);
  const isOffered = use(BulkContext) !== null;
  return (isOffered ? bulkKeysOf(declaration) : []).map((key) => ({
    key,
    label: bulkTitle(words, key),
    to: toBulk(key),
  }));
};

/** Links to the list's hand-made screens, with the current parent ids, or the list's filter by organization. */
const useScreenLinks = (declaration: AnyDeclaration) => {
  const registry = useRegistry();
  const within = useParentIds();
  const { filters } = useListState(declaration);
  const declaredText = useDeclaredText();
  return (declaration.list?.links ?? []).map((name) => {
    const screen = registry.screen(name);
    const filterValues: Readonly<Record<string, FilterValue>> = { ...filters, ...within };
    const { parameter = '' } = screen.scope ?? {};
    const to = pathWith(fillRoute(screen.path, within), {
      [parameter]: parameter in filterValues ? String(filterValues[parameter]) : null,
    });
    return { key: `link ${to}`, label: declaredText(screenTitle(screen)), to };
  });
};

/** The list's tools, as links. */
const useTools = (declaration: AnyDeclaration) => {
  const words = useWords(declaration);
  const { toTool } = useOverlay(declaration);
  const tools = (declaration.list?.tools ?? []).map((tool) => ({
    key: `tool ${tool.key}`,
    label: words.text(`tools.${tool.key}`, tool.label),
    to: toTool(tool),
  }));
  return [...tools, ...useBulkLinks(declaration)];
};

/** With a create button, tools are listed in a menu, together with the list's other actions. */
export const hasToolsMenu = ({ list, create }: AnyDeclaration): boolean =>
  list?.tools !== undefined && create !== undefined;

const GearMenu = lazyPart(() => import('./GearMenu'), 'GearMenu');

const ExportButton = lazyPart(() => import('./ExportButton'), 'ExportButton');

const near = () => void loadCreate();

interface ListActionsProps {
  readonly declaration: AnyDeclaration;
  /** Without the gear menu: the only action of an empty list. */
  readonly isPlain?: boolean;
  /** In a panel's heading, where the page's own action is more prominent. */
  readonly isSmall?: boolean;
}

export const ListActions = ({
  declaration,
  isSmall = false,
}: Omit<ListActionsProps, 'isPlain'>) => {
  const { translate } = useWords(declaration);
  const links = useScreenLinks(declaration);
  const { export: exportCall } = declaration.calls ?? {};
  const { actions } = declaration.list ?? {};
  const hasMenu = hasToolsMenu(declaration);
  const tools = useTools(declaration);
  usePageActions([...(hasMenu ? [] : tools), ...links]);
  const outlined = (label: string, to: To) => (
    <Button
      key={label}
      component={Link}
      to={to}
      color="inherit"
      variant="outlined"
      size={isSmall ? 'small' : 'medium'}
    >
      {label}
    </Button>
  );
  return (
    <>
      {exportCall && (
        <Suspense
          fallback={
            // As wide and high as the button.
            <Button
              variant="outlined"
              startIcon={<FileDownloadOutlined />}
              sx={{ visibility: 'hidden' }}
            >
              {translate('facings.views.export.label')}
            </Button>
          }
        >
          <ExportButton declaration={declaration} call={exportCall} />
        </Suspense>
      )}
      {!hasMenu &&
        [...tools, ...links]
          // A list on its own page has it among its tools, because it changes what the list shows.
          .filter(({ key }) => isSmall || key !== 'bulk-edit')
          .map(({ label, to }) => outlined(label, to))}
      {actions && (
        <OwnPart
          part={actions}
          props={{}}
          fallback={<Skeleton variant="rounded" width={128} height={37} />}
        />
      )}
      <AddAction declaration={declaration} isSmall={isSmall} />
    </>
  );
};

/** A list's create button, or a gear menu that contains it (rules 2, Manage Products). */
export const AddAction = ({ declaration, isPlain = false, isSmall = false }: ListActionsProps) => {
  const words = useWords(declaration);
  const links = useScreenLinks(declaration);
  const { toCreate: to } = useOverlay(declaration);
  const { button, popup } = usePopup('menu', near);
  const hint = useShortcutHint('c');
  const tools = useTools(declaration);
  const hasMenu = hasToolsMenu(declaration);
  usePageActions(
    declaration.create
      ? [{ key: 'create', label: words.create, shortcut: 'c', to }, ...(hasMenu ? tools : [])]
      : [],
  );
  if (!declaration.create) return null;
  if (!hasMenu || isPlain) {
    return (
      <Button
        component={Link}
        to={to}
        {...(isSmall
          ? ({ variant: 'outlined', size: 'small' } as const)
          : ({ variant: 'contained' } as const))}
        startIcon={<Add />}
        {...hint}
        onPointerEnter={near}
        onFocus={near}
      >
        {words.create}
      </Button>
    );
  }
  return (
    <>
      <Button variant="contained" startIcon={<Settings />} {...button}>
        {words.toolsMenu}
      </Button>
      {popup((props) => (
        <GearMenu entries={[{ label: words.create, to, hint }, ...tools, ...links]} {...props} />
      ))}
    </>
  );
};
