/** A place in the text of a draft, in UTF-16 units. */
export interface Selection {
  start: number;
  end: number;
}
