/**
 * Declaration of the bulk sheet, in which many records are created or edited at once (rules 2, Bulk product tools; 3,
 * Import columns).
 */

/** A column of the bulk sheet, and of the files that are imported into it. */
export interface SheetColumn {
  /** Exact header in files: 'state_reporting_uom' (rules 3). */
  readonly name: string;
  /** Name of the field that supplies the kind, the rule and the options. */
  readonly field: string;
  /** Name of the declaration that has the field, if it is another one: 'productStates'. */
  readonly of?: string;
  /** Header on the screen; defaults to the field's label. */
  readonly label?: string;
  /** Cells may be empty even if the field is required in a form. */
  readonly isOptional?: boolean;
  /** Value of the cell in a new row. */
  readonly initial?: string;
  /** Missing from the template and not a target for file columns: the value is only set in the sheet. */
  readonly isNotImported?: boolean;
}

type WordsByColumn = Readonly<Record<string, readonly string[] | undefined>>;

/** How files name the columns of an import, and their values. By column; case, spaces and punctuation are ignored. */
export interface ImportWords {
  /** Other headers that files use for the column. */
  readonly headings?: WordsByColumn;
  /** Words in a header that rule the column out: an EAN is not a SKU. */
  readonly otherWords?: WordsByColumn;
  /** Columns of a lower level: a second heading of the words of the upper one is theirs, if it has more values. */
  readonly upper?: Readonly<Record<string, string>>;
  /** How files write our values, by our value: 'CASE' is 'Karton'. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export interface Bulk<FieldName extends string = string> {
  /**
   * Field by which two rows are the same record: 'sku'. Never changed for many at once. Without it the platform is the
   * only one to say that a record exists already.
   */
  readonly key?: FieldName;
  /**
   * The list offers 'Import …' beside its Add button: records of a file or of pasted rows, each by the entity's own
   * creation. Their columns are the fields of the create form.
   */
  readonly import?: Readonly<Record<string, never>>;
  /** Loaded with the tool that reads files. */
  readonly words?: () => Promise<ImportWords>;
  /** Columns of a tool of the entity's own, in which records are made with what belongs to them. */
  readonly add?: { readonly columns: readonly SheetColumn[] };
  /** What many records of another entity can be given at once: one record each, with the same values. */
  readonly shared?: {
    /** The fields of the create form that can be equal for all. */
    readonly fields: readonly FieldName[];
    /** Those that may stay blank, although the form of a single record requires them. */
    readonly optional?: readonly FieldName[];
  };
  /** The list offers 'Bulk Edit …' beside its Add button, and 'Bulk edit these' for a part of its rows. */
  readonly edit?: {
    /** Columns of the sheet; the fields of the edit form when absent. */
    readonly columns?: readonly FieldName[];
    /** Entity whose records can be joined in bulk, as in a panel of the declaration: 'zones'. */
    readonly joins?: string;
    /** Entity of which one record can be added to each selected record, as in a panel of the declaration: 'productStates'. */
    readonly child?: string;
  };
}

/** A tool's place in the address of a list: `/zones/regions/import`. */
export type BulkKey = 'import' | 'bulk-edit';

/** The tools that `bulk` gives a list. */
export const bulkKeysOf = ({
  bulk,
}: {
  readonly bulk?: Pick<Bulk, 'import' | 'edit'> | undefined;
}): readonly BulkKey[] => [
  ...(bulk?.import ? (['import'] as const) : []),
  ...(bulk?.edit ? (['bulk-edit'] as const) : []),
];
