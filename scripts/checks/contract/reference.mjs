/** What a reference inside the document leads to. */
export function resolved(document, value) {
  if (typeof value?.$ref !== 'string') return value;
  const keys = value.$ref.replace(/^#\//, '').split('/');
  const found = keys.reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  if (found === undefined) throw new Error(`${value.$ref} leads nowhere.`);
  return resolved(document, found);
}
