import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useHref } from 'react-router';
import { fillPath } from '../../schema/calls';
import type { ChoiceField, WhenNone } from '../../schema/field';
import type { PlatformOptions } from '../../schema/options';
import type { InputProps } from '../contract';
import { matching } from '../picker/entry';
import { Picker } from '../picker/Picker';
import { asText } from '../shared/asText';
import { pickerProps, WithHelp } from '../shared/InputFrame';
import { useComingBack } from '../useComingBack';
import { useFieldInput } from '../shared/useFieldInput';
import { useClearedWith, useFormValues } from '../shared/useFormValues';
import { useFieldText, useOptionText } from '../useFieldWords';
import { parameterNames, useOfferedValues, useOptionDetail } from '../useOffered';
import { SelectInput, useElseHint } from './SelectInput';

interface NoneNoticeProps extends Pick<InputProps, 'source'> {
  readonly whenNone: WhenNone;
  /** Reloads the options, which may have changed on the linked page. */
  readonly onReturn: () => void;
}

/** Turns the `{account_id}` of a link's template into a path segment. */
const asPath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

/** Shown below a choice without options: the reason, and a link in a new tab to the page that can change it. */
const NoneNotice = ({ source, whenNone, onReturn }: NoneNoticeProps) => {
  const translate = useTranslate();
  const fieldText = useFieldText();
  const noteId = useId();
  const path = asPath(whenNone.to);
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const record = useRecordContext();
  const typed = useFormValues(names);
  const to = fillPath(
    path,
    Object.fromEntries(names.map((name) => [name, typed[name] ?? (record?.[name] as unknown)])),
  );
  const href = useHref(to ?? '/');

  useComingBack(onReturn);

  const textOf = (part: 'text' | 'link') =>
    fieldText('whenNone', `${source}.${part}`, whenNone[part]);
  return (
    <>
      <Alert severity="warning" sx={{ mt: 1 }}>
        {textOf('text')}{' '}
        {to === null ? (
          textOf('link')
        ) : (
          <Link
            href={href}
            target="_blank"
            rel="noopener"
            color="inherit"
            aria-describedby={noteId}
            sx={{ fontWeight: 600 }}
          >
            {textOf('link')}
          </Link>
        )}
        .
      </Alert>
      <span id={noteId} hidden>
        {translate('facings.fields.links.external')}
      </span>
    </>
  );
};

/** A choice whose options the platform owns. */
const OfferedInput = (props: InputProps<ChoiceField> & { readonly options: PlatformOptions }) => {
  const { field, source, options } = props;
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control, label, hint, help, isDisabled } = state;
  const textOf = useOptionText(source, field);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const names = parameterNames(options);
  const values = useFormValues(names);
  useClearedWith(
    source,
    names.find((other) => other === field.gatedBy),
  );
  const { whenNone } = field;
  const offered = useOfferedValues({
    source: options,
    values,
    // A missing list of options is reported before the menu is opened.
    isWanted: (isOpen || whenNone !== undefined) && !isDisabled,
  });
  const detailOf = useOptionDetail(field);

  const value = asText(control.value);
  const elseHint = useElseHint({ field, value, hint, textOf });
  const ownHint = (value === null ? '' : detailOf(offered.entryOf(value))) || elseHint;
  const isGone = value !== null && offered.values?.includes(value) === false;
  const current =
    value === null
      ? null
      : {
          value,
          label: isGone
            ? translate('facings.fields.notOffered', { value: textOf(value) })
            : textOf(value),
        };
  const entries = (offered.values ?? []).map((option) => ({
    value: option,
    label: textOf(option),
    ...(field.details ? { detail: detailOf(offered.entryOf(option)) } : {}),
  }));
  return (
    <WithHelp label={label} help={help}>
      <Picker
        {...pickerProps({ ...state, hint: ownHint })}
        entries={matching(isGone && current ? [current, ...entries] : entries, typed)}
        value={current}
        onChange={(entry) => control.onChange(entry?.value ?? null)}
        onType={setTyped}
        onOpenChange={setOpen}
        state={offered.state}
        onRetry={offered.retry}
        emptyText={translate(typed === '' ? 'facings.fields.empty' : 'facings.fields.noMatch')}
        isNeverEmptied={field.canBeEmptied === false}
      />
      {whenNone && offered.values?.length === 0 && (
        <NoneNotice source={source} whenNone={whenNone} onReturn={offered.retry} />
      )}
    </WithHelp>
  );
};

export const ChoiceInput = (props: InputProps<ChoiceField>) => {
  const { options } = props.field;
  return options.kind === 'fixed' ? (
    <SelectInput {...props} options={options} />
  ) : (
    <OfferedInput {...props} options={options} />
  );
};
