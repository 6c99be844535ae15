/** Where something stands in a question, in UTF-16 offsets. */
export interface Stretch {
  start: number;
  end: number;
}

/** Whether two stretches have a character in common. */
export const overlap = (one: Stretch, other: Stretch): boolean => one.start < other.end && other.start < one.end;
