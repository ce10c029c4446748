import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useRecordContext, useRegisterMutationMiddleware, type UpdateParams } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { OwnPart } from '../../fields/OwnPart';
import { isRecord } from '../../lib/util/isRecord';
import type { LazyComponent, NoProps } from '../../schema/takeOver';
import { TabRoutes } from '../place/TabRoutes';
import { UnsavedDialog } from './UnsavedDialog';

/** Called when the form starts or stops having unsaved changes. */
type OnDirty = (isDirty: boolean) => void;

const OnDirtyContext = createContext<OnDirty | undefined>(undefined);

/** What inputs of react-admin begin with where a record has no value: off, or no rows, also within an object. */
const isInitial = (value: unknown): boolean =>
  value === false ||
  (Array.isArray(value)
    ? value.length === 0
    : isRecord(value) && Object.values(value).length > 0 && Object.values(value).every(isInitial));

/** What an input began with, and nobody touched, is not sent for a record that has no value there. */
const useTouchedOnly = () => {
  const record = useRecordContext();
  const { dirtyFields } = useFormState();
  useRegisterMutationMiddleware(
    useCallback(
      (
        resource: string,
        params: UpdateParams,
        next: (resource: string, params: UpdateParams) => unknown,
      ) => {
        // A new record has what its form shows.
        if (params.id === undefined || !isRecord(params.data)) return next(resource, params);
        const touched = Object.entries(params.data).filter(
          ([key, value]) => record?.[key] != null || key in dirtyFields || !isInitial(value),
        );
        return next(resource, { ...params, data: Object.fromEntries(touched) });
      },
      [record, dirtyFields],
    ),
  );
};

const AskBeforeLeaving = () => {
  const onDirty = useContext(OnDirtyContext);
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  useTouchedOnly();
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
