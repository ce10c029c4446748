import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { OwnPart } from '../../fields/OwnPart';
import type { AnyDeclaration, Tool } from '../../schema/defineResource';
import { useWords } from '../useWords';

interface ToolDialogProps {
  readonly declaration: AnyDeclaration;
  readonly tool: Tool;
  readonly onClose: () => void;
}

/** A list's tool over its list; its code comes when it is opened. */
export const ToolDialog = ({ declaration, tool, onClose }: ToolDialogProps) => {
  const words = useWords(declaration);
  return (
    <Suspense fallback={<Loading />}>
      <OwnPart
        part={tool.dialog}
        props={{ declaration, title: words.text(`tools.${tool.key}`, tool.label), onClose }}
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
