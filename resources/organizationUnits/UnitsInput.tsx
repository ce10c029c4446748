import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useState } from 'react';
import { useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import { PicksInput } from '../../src/fields/picks/PicksInput';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnInputProps } from '../../src/schema/takeOver';

type Values = Readonly<Record<string, unknown>>;

interface Params {
  readonly data: Values;
  readonly previousData?: Values;
}

type Next = (resource: string, params: Params) => Promise<unknown>;

const hasValues = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/**
 * The check boxes of the kind, and a question before all units are disabled, because products are counted in them. One
 * component, so that nothing can be disabled before the question is ready.
 */
export const UnitsInput = ({ source, disabled = false, autoFocus = false }: OwnInputProps) => {
  const field = useOwnField(source, 'picks');
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const [answer, setAnswer] = useState<{ readonly give: (isAllowed: boolean) => void } | null>(
    null,
  );

  const middleware = useCallback(
    async (resource: string, params: Params, next: Next) => {
      const { data, previousData } = params;
      if (!hasValues(previousData?.[source]) || hasValues(data[source]))
        return next(resource, params);
      const isAllowed = await new Promise<boolean>((give) => {
        setAnswer({ give });
      });
      setAnswer(null);
      if (!isAllowed) throw new DOMException('The person went back to the form.', 'AbortError');
      return next(resource, params);
    },
    [source],
  );
  useRegisterMutationMiddleware(middleware);

  const back = () => {
    answer?.give(false);
  };
  const question = (
    <Dialog
      open={answer !== null}
      onClose={back}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{translate('facings.fields.noUnits.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('facings.fields.noUnits.ask')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={back}>
          {translate('facings.views.form.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            answer?.give(true);
          }}
        >
          {translate('facings.fields.noUnits.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return (
    <>
      <PicksInput
        source={source}
        field={field}
        purpose="edit"
        isDisabled={disabled}
        autoFocus={autoFocus}
      />
      {question}
    </>
  );
};
