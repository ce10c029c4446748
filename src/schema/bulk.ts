/** Many records made or changed at once, in a sheet (rules 2, Bulk product tools; 3, Import columns). */

/** A column of the sheet in which records are made, and of the files that fill it. */
export interface SheetColumn {
  /** Heading in files, exact: 'state_reporting_uom' (rules 3). */
  readonly name: string;
  /** The field whose kind, rule and options hold. */
  readonly field: string;
  /** Declaration that the field is of, where it is another one: 'productStates'. */
  readonly of?: string;
  /** One side of a size. */
  readonly part?: 'width' | 'height' | 'depth';
  /** Heading on the screen; the field's label when absent. */
  readonly label?: string;
  /** Other headings that files have for it; case, blanks and signs do not count. */
  readonly synonyms?: readonly string[];
  /** Words of headings that never mean this column: an EAN is no SKU. */
  readonly otherWords?: readonly string[];
  /** By value of ours, how files write it: 'CASE' is 'Karton'. */
  readonly valueSynonyms?: Readonly<Record<string, readonly string[]>>;
  /** Cells may be left empty though a form of the field asks for it. */
  readonly isOptional?: boolean;
  /** Codes of files, which are turned into units of measure (rules 9). */
  readonly isUnitCode?: boolean;
  /** What a new row begins with. */
  readonly initial?: string;
  /** Not in the template, and no target of a file's column: it is set in the sheet only. */
  readonly isNotImported?: boolean;
}

/** Records imported from a file or from pasted rows, each by the entity's own creation. */
export interface Import<FieldName extends string = string> {
  /** Columns of the sheet and of files; the fields of the create form when absent. */
  readonly fields?: readonly FieldName[];
  /** Other headings that files have for a field. */
  readonly headings?: Readonly<Partial<Record<FieldName, readonly string[]>>>;
}

export interface Bulk<FieldName extends string = string> {
  /**
   * Field by which two rows are the same record: 'sku'. Never changed for many at once. Without it the platform is the
   * only one to say that a record exists already.
   */
  readonly key?: FieldName;
  /** The list offers 'Import …' beside its Add button. */
  readonly import?: Import<FieldName>;
  /** Columns of a tool of the entity's own, in which records are made with what belongs to them. */
  readonly add?: { readonly columns: readonly SheetColumn[] };
  readonly edit?: {
    readonly columns: readonly FieldName[];
    /** What can be set for all that is selected. */
    readonly properties: readonly FieldName[];
    /** Entity that they are joined with, as a panel of the declaration joins it: 'zones'. */
    readonly joins: string;
  };
}

/** Place of the import in the address of a list: `/zones/regions/import`. */
export const importKey = 'import';
