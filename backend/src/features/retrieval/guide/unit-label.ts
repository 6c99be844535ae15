const ORDER_RULE = /^Order ([IVXL]+|\d+) Rule (\d+[A-Z]*)$/;
const ARTICLE = /^Article (\d+[A-Z]*)$/;
const NUMERALS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

function romanNumber(text: string): number {
  const values = [...text].map((letter) => NUMERALS[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/**
 * The labels that a unit may have in the index: a section is labelled by its number, a rule of an Order and an item of a Schedule by the
 * path to it.
 * @param section as the guide names it: '138', 'Order VII Rule 11', 'Article 113'
 */
export function unitLabels(section: string): string[] {
  const [, order, rule] = ORDER_RULE.exec(section) ?? [];
  if (order && rule) return [`order ${/\d/.test(order) ? order : romanNumber(order)}, rule ${rule.toLowerCase()}`];
  const [, article] = ARTICLE.exec(section) ?? [];
  if (article) return ['schedule', 'schedule 1', 'first schedule'].map((schedule) => `${schedule}, item ${article.toLowerCase()}`);
  return [section.toLowerCase()];
}
