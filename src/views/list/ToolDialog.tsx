import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration, Tool } from '../../schema/defineResource';
import { useWords } from '../useWords';
import type { ToolProps } from './tool';

interface ToolDialogProps {
  readonly declaration: AnyDeclaration;
  readonly tool: Tool;
  readonly onClose: () => void;
}

/** A list's tool over its list; its code comes when it is opened. */
export const ToolDialog = ({ declaration, tool, onClose }: ToolDialogProps) => {
  const words = useWords(declaration);
  // A declaration names its component without knowing React; what it takes is said in ToolProps.
  const [Own] = useState(() =>
    lazy(tool.dialog as () => Promise<{ default: ComponentType<ToolProps> }>),
  );
  return (
    <Suspense fallback={<Loading />}>
      <Own
        declaration={declaration}
        title={words.text(`tools.${tool.key}`, tool.label)}
        onClose={onClose}
      />
    </Suspense>
  );
};

const Loading = () => {
  const translate = useTranslate();
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label={translate('facings.views.loading')} />
    </Backdrop>
  );
};
