/** What a declaration says, in French: the places of `declaredMessages` where the English has a text. */
type Texts = Readonly<Record<string, string>>;
type Nested = Readonly<Record<string, Texts>>;

export interface Words {
  /** Several records: 'Régions'. */
  readonly name: string;
  /** One record: 'Région'. */
  readonly label: string;
  /** By group: `label` and `keywords` of its entry in the navigation. */
  readonly menu?: Nested;
  readonly fields?: Texts;
  readonly hints?: Texts;
  readonly helps?: Texts;
  /** By field: what on and off read as. */
  readonly words?: Nested;
  /** By field and value. */
  readonly options?: Nested;
  readonly meanings?: Nested;
  readonly empties?: Texts;
  readonly units?: Texts;
  /** By field: `text` and `link`. */
  readonly whenNone?: Nested;
  /** By field and key of the list. */
  readonly lists?: Nested;
  readonly view?: string;
  readonly create?: string;
  readonly created?: string;
  /** By their order, as all texts that a declaration lists. */
  readonly createTabs?: Texts;
  readonly nothing?: string;
  readonly failed?: string;
  readonly secrets?: Texts;
  readonly edit?: string;
  readonly editTabs?: Texts;
  readonly edited?: string;
  readonly editConsequences?: Texts;
  readonly removeAsk?: string;
  readonly removeConsequences?: Texts;
  readonly saved?: string;
  readonly emptied?: Texts;
  readonly gear?: string;
  readonly tools?: Texts;
  readonly sheet?: Texts;
  readonly together?: string;
  readonly togetherDone?: string;
  readonly panels?: Texts;
  /** By key: `label`, `ask` and `done`. */
  readonly actions?: Nested;
  readonly refusals?: Texts;
  /** By their order: `title`, `body` and `refused`. */
  readonly followUps?: Nested;
  /** By field: what its rules say in words of their own (schema/rules/ownTexts.ts). */
  readonly rules?: Nested;
}
