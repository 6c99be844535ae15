export type FieldValues = Record<string, string>;
