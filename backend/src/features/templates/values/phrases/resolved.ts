/** A resolution as minutes have it: "RESOLVED that …", whether or not the form says so itself. */
export function resolved(text: string): string {
  const said = /^resolved\b/i.exec(text)?.[0];
  if (said) return `RESOLVED${text.slice(said.length)}`;
  const [opening = ''] = /^(?:that|further(?: that)?)\b/i.exec(text) ?? [];
  return opening ? `RESOLVED ${opening.toLowerCase()}${text.slice(opening.length)}` : `RESOLVED that ${text}`;
}
