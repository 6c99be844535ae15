/** The pattern of `ilike` for a text that contains `part`; the signs that mean something in a pattern mean themselves. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
