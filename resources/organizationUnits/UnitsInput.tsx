import '../../src/messages/en/screenTexts';
import { useCallback, useState } from 'react';
import { useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import { PicksInput } from '../../src/fields/picks/PicksInput';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { Question } from '../../src/views/Question';
import type { Values } from '../../src/lib/util/values';

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
  const [answer, setAnswer] = useState<{ readonly give: (isAllowed: boolean) => void } | null>(
    null,
  );

  const middleware = useCallback(
    async (resource: string, params: Params, next: Next) => {
      const { data, previousData } = params;
      if (!hasValues(previousData?.[source]) || hasValues(data[source]))
        return next(resource, params);
      const isAllowed = await new Promise<boolean>((give) => setAnswer({ give }));
      setAnswer(null);
      if (!isAllowed) throw new DOMException('The person went back to the form.', 'AbortError');
      return next(resource, params);
    },
    [source],
  );
  useRegisterMutationMiddleware(middleware);

  return (
    <>
      <PicksInput
        source={source}
        field={field}
        purpose="edit"
        isDisabled={disabled}
        autoFocus={autoFocus}
      />
      <Question
        isOpen={answer !== null}
        title={translate('facings.inputs.noUnits.title')}
        text={translate('facings.inputs.noUnits.ask')}
        confirm={translate('facings.inputs.noUnits.confirm')}
        color="error"
        onCancel={() => answer?.give(false)}
        onConfirm={() => {
          answer?.give(true);
        }}
      />
    </>
  );
};
