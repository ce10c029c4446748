import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import { createContext, Suspense, useContext, type ComponentProps, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { OwnPart } from '../../fields/OwnPart';
import type { LazyComponent, NoProps } from '../../schema/takeOver';
import { TabRoutes } from '../place/TabRoutes';
import { UnsavedDialog } from './UnsavedDialog';

/** Called when the form starts or stops having unsaved changes. */
type OnDirty = (isDirty: boolean) => void;

const OnDirtyContext = createContext<OnDirty | undefined>(undefined);

const AskBeforeLeaving = () => {
  const onDirty = useContext(OnDirtyContext);
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  // What saves the form also closes it, before the form knows that it is saved.
  return (
    <UnsavedDialog
      mayLeave={() => isSubmitting || isSubmitSuccessful}
      isInPage={false}
      onDirty={onDirty}
    />
  );
};

const Padded = styled('div')(({ theme }) => ({ padding: theme.spacing(2) }));

const Content = ({ children, ...props }: ComponentProps<typeof Padded>) => (
  <Padded {...props}>
    {children}
    <AskBeforeLeaving />
  </Padded>
);

/** As in react-admin, whose toolbar lies over the end of the form on a phone. */
const AboveToolbar = styled(Content)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { paddingBottom: '5em' },
}));

const withQuestion = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    RaSimpleForm: { defaultProps: { component: AboveToolbar } },
    RaTabbedForm: { defaultProps: { component: Content } },
  },
});

interface StockFormsProps {
  readonly part: LazyComponent<NoProps>;
  /** The form's address, relative to the page's route. */
  readonly path: string;
  /** Drawn until its code is there. */
  readonly fallback: ReactNode;
  readonly onDirty?: OnDirty;
}

/**
 * An application's own form in a panel or dialog: react-admin's forms in it ask before unsaved changes are lost, as ours
 * do. Their theme is the only way to them.
 */
export const StockForms = ({ part, path, fallback, onDirty }: StockFormsProps) => (
  <Suspense fallback={fallback}>
    <TabRoutes path={path}>
      <OnDirtyContext value={onDirty}>
        <ThemeProvider theme={withQuestion}>
          <OwnPart part={part} props={{}} />
        </ThemeProvider>
      </OnDirtyContext>
    </TabRoutes>
  </Suspense>
);
