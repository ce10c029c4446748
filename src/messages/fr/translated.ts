/** An area of the catalogue in another language: the same keys, each with a text. */
export type Translated<Area> = {
  readonly [Key in keyof Area]: Area[Key] extends string ? string : Translated<Area[Key]>;
};
