import { plainNumber } from '../../../core/text/law-names/plain-number.js';

const ORDER_RULE = /^Order ([IVXLC]+-?[A-H]?|\d+[A-H]?) Rule (\d+[A-Z]*)$/;
const ORDER = /^Order (\d+[A-H]?)$/;
const ARTICLE = /^Article (\d+[A-Z]*)$/;
/** Rules that are opened where an Order is cited as a whole. */
const RULES_OF_ORDER = 20;
/** How the only, or the first, schedule of an act may be labelled. */
const FIRST_SCHEDULE = ['schedule', 'schedule 1', 'first schedule'];

/**
 * The labels that a unit may have in the index: a section is labelled by its number, a rule of an Order and an item of a Schedule by the
 * path to it.
 * @param section as the guide names it: '138', 'Order VII Rule 11', 'Order 37', 'Article 113'
 */
export function unitLabels(section: string): string[] {
  const [, order, rule] = ORDER_RULE.exec(section) ?? [];
  if (order && rule) return [`order ${plainNumber(order).toLowerCase()}, rule ${rule.toLowerCase()}`];
  const [, whole] = ORDER.exec(section) ?? [];
  if (whole) return orderLabels(whole.toLowerCase());
  const [, article] = ARTICLE.exec(section) ?? [];
  if (article) return FIRST_SCHEDULE.map((schedule) => `${schedule}, item ${article.toLowerCase()}`);
  return [section.toLowerCase()];
}

/** An Order as a whole: what stands before its rules, and the first of them. @param order '37', '13a' */
const orderLabels = (order: string): string[] => [
  `order ${order}`,
  ...Array.from({ length: RULES_OF_ORDER }, (_each, at) => `order ${order}, rule ${at + 1}`),
];
