import Autorenew from '@mui/icons-material/Autorenew';
import CopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router';
import { OwnPart } from '../../../fields/OwnPart';
import { canRotate } from '../../../schema/defineResource';
import { useShortcutHint } from '../../keys/usePageAction';
import { loadCreate, loadEdit } from '../../load';
import { RecordActions } from '../../manage/RecordActions';
import { RemoveButton } from '../../manage/RemoveButton';
import { useOverlay } from '../../place/useOverlay';
import { useWords } from '../../useWords';
import { useIsPhone } from './columns/phoneColumns';
import { RowMenu } from './RowMenu';
import type { RecordProps } from '../../recordProps';

const near = () => void loadEdit();
const nearCreate = () => void loadCreate();

export const RowActions = ({ declaration, record }: RecordProps) => {
  const words = useWords(declaration);
  const isPhone = useIsPhone();
  const { toCopy, toEdit } = useOverlay(declaration);
  const name = words.nameOf(record);
  const Component = declaration.list?.rowActions;
  const isRotated = canRotate(declaration);
  const way = isRotated ? 'rotate' : 'duplicate';
  // Actions that a record's own page offers are not repeated here.
  const isWhole = declaration.routes.view === undefined;
  // The shortcut applies to the focused row, so it is announced instead of being assigned to a single button.
  const { title: key } = useShortcutHint('e');
  const actions = (
    <>
      {Component && <OwnPart part={Component} props={{}} />}
      {isWhole && <RecordActions declaration={declaration} record={record} isInRow />}
      {isWhole && declaration.edit && (
        <Tooltip
          title={key === undefined ? words.edit : `${words.edit} · ${key}`}
          describeChild={false}
        >
          <IconButton
            component={Link}
            to={toEdit(record.id)}
            size="small"
            aria-label={words.translate('facings.views.row.edit', { name })}
            onPointerEnter={near}
            onFocus={near}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {isWhole && (isRotated || declaration.create?.duplicate) && (
        <Tooltip title={words.translate(`facings.views.row.${way}Title`)} describeChild={false}>
          <IconButton
            component={Link}
            to={toCopy(record.id)}
            size="small"
            aria-label={words.translate(`facings.views.row.${way}`, { name })}
            onPointerEnter={nearCreate}
            onFocus={nearCreate}
          >
            {isRotated ? <Autorenew fontSize="small" /> : <CopyOutlined fontSize="small" />}
          </IconButton>
        </Tooltip>
      )}
      {isWhole && declaration.remove && (
        <RemoveButton declaration={declaration} record={record} isInRow />
      )}
    </>
  );
  const count =
    Number(Component !== undefined) +
    (isWhole
      ? Number(declaration.edit !== undefined) +
        Number(isRotated || declaration.create?.duplicate !== undefined) +
        Number(declaration.remove !== undefined) +
        (declaration.actions?.length ?? 0)
      : 0);
  if (isPhone && count > 1) return <RowMenu name={name}>{actions}</RowMenu>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', my: -0.75 }}>
      {actions}
    </Box>
  );
};
