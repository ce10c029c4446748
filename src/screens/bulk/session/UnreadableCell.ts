interface Place {
  /** Label of the row. */
  readonly line: string;
  /** Label of the column. */
  readonly label: string;
  readonly text: string;
}

/** A cell without an error whose text has no value to send: its option may just have been removed. */
export class UnreadableCell extends Error {
  readonly place: Place;

  constructor(place: Place) {
    super(`A cell of column '${place.label}' cannot be converted.`);
    this.name = 'UnreadableCell';
    this.place = place;
  }
}
