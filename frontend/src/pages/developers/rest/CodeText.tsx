/** A sentence of the OpenAPI document, in which Markdown marks names as code; it has no other Markdown. */
export function CodeText({ text = '' }: { text?: string }) {
  return <span lang="en">{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</span>;
}
