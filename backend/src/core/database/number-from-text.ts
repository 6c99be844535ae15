/** For columns that PostgreSQL sends as text, `bigint` and `numeric`; every number of ours fits a double exactly. */
export const NUMBER_FROM_TEXT = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
