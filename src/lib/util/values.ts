/** Values by name: of a record, a form, a response. */
export type Values = Readonly<Record<string, unknown>>;
