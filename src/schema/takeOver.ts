/**
 * The parts that a declaration can replace by a custom component, and the props of that component. Each is rendered
 * inside react-admin's contexts (docs/react-admin.md), so stock components can be used directly.
 */
import type { AnyDeclaration } from './defineResource';

/**
 * A component that is loaded when it is first drawn. The schema does not depend on React, so the result is `unknown`.
 */
export type LazyComponent<Props extends object> = () => Promise<{
  readonly default: (props: Props) => unknown;
}>;

/** The part that one export of a file is. */
export const namedPart =
  <Code, Name extends keyof Code>(load: () => Promise<Code>, name: Name) =>
  async () => ({ default: (await load())[name] });

/**
 * For parts that get everything from react-admin's contexts. Stock components pass unknown props on to the page, so they
 * fit only where there are none.
 */
export type NoProps = Readonly<Record<string, never>>;

type PlainRecord = Readonly<Record<string, unknown>>;

/** A field's `cell`, in a RecordContext: react-admin's fields fit (`TextField`, `ReferenceField` and the like). */
export interface OwnCellProps {
  readonly source: string;
  /** `row`: a table cell, one line high. `page`: a fact on the record's own page. */
  readonly place: 'row' | 'page';
}

/** A field's `input`, in a form: react-admin's inputs fit (`TextInput`, `ReferenceInput` and the like). */
export interface OwnInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText?: string;
  readonly isRequired?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A field's `filter`, in a ListContext; `FilterLiveForm` with a stock input in it fits. */
export interface OwnFilterProps {
  readonly source: string;
  readonly label: string;
  /** The maximum number of filters is active, so this one is disabled. */
  readonly disabled: boolean;
}

/** Props of a field's `below`, which is shown below the field's input. */
export interface BelowProps {
  readonly source: string;
  readonly purpose: 'create' | 'edit';
}

/** Props of a panel's `screen`: the record (or the parent ids) of the page. */
export interface PanelScreenProps {
  readonly values: PlainRecord;
}

/** The dialog of a declared action. */
export interface DialogActionProps {
  readonly record: PlainRecord & { readonly id: string | number };
  /** The entity of the record; the dialog's texts are under `actions.<key>`. */
  readonly declaration: AnyDeclaration;
  /** The translated label of the action: the dialog's title. */
  readonly title: string;
  readonly onClose: () => void;
}

/** A dialog over a list. */
export interface ToolProps {
  readonly declaration: AnyDeclaration;
  /** Exact heading of the dialog. */
  readonly title: string;
  /** Closes the tool and leaves its address. */
  readonly onClose: () => void;
}

/** Custom views of an entity. Each replaces the content of the page, panel or dialog; title and address stay. */
export interface OwnViews {
  /** Search, filters, table and pages; in a ListContext. */
  readonly list?: LazyComponent<NoProps>;
  /** A record's facts; in a ShowContext and a RecordContext. */
  readonly show?: LazyComponent<NoProps>;
  /** The form of a record; in an EditContext, a SaveContext and a RecordContext. */
  readonly edit?: LazyComponent<NoProps>;
  /** The form of a new record; in a CreateContext and a SaveContext. */
  readonly create?: LazyComponent<NoProps>;
}
