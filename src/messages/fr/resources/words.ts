/** The French texts of a declaration, for each place of `declaredMessages` with an English text. */
type Texts = Readonly<Record<string, string>>;
type Nested = Readonly<Record<string, Texts>>;

export interface Words {
  /** Plural: 'Régions'. */
  readonly name: string;
  /** Singular: 'Région'. */
  readonly label: string;
  /** By group: `label` and `keywords` of its menu entry. */
  readonly menu?: Nested;
  readonly fields?: Texts;
  readonly hints?: Texts;
  readonly helps?: Texts;
  /** By field: texts for on and off. */
  readonly words?: Nested;
  /** By field and value. */
  readonly options?: Nested;
  readonly empties?: Texts;
  readonly units?: Texts;
  /** By field: `text` and `link`. */
  readonly whenNone?: Nested;
  /** By field and key of the list. */
  readonly lists?: Nested;
  readonly view?: string;
  readonly create?: string;
  readonly created?: string;
  readonly notCreated?: string;
  /** By index, like all texts that a declaration lists. */
  readonly createTabs?: Texts;
  /** By entity: notes on the children that a duplicate can include. */
  readonly duplicated?: Texts;
  readonly secrets?: Texts;
  readonly edit?: string;
  readonly editTabs?: Texts;
  readonly edited?: string;
  readonly editConsequences?: Texts;
  readonly removeAsk?: string;
  readonly removeConsequences?: Texts;
  readonly saved?: string;
  readonly toolsMenu?: string;
  readonly tools?: Texts;
  readonly sheet?: Texts;
  readonly panels?: Texts;
  /** By key: `label`, `ask` and `done`. */
  readonly actions?: Nested;
  readonly refusals?: Texts;
  /** By index: `copies`, `title`, `body` and `refused`. */
  readonly followUps?: Nested;
  /** By field: texts of its own rules (schema/declaredMessages.ts). */
  readonly rules?: Nested;
}
