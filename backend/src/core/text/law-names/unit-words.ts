/** Numbered units of law, and paragraphs of judgments. */
export type UnitKind = 'section' | 'article' | 'rule' | 'regulation' | 'clause' | 'order' | 'paragraph';

// The words for each kind of unit, in English, Hindi and Hindi in Latin letters. One letter needs a full stop or a figure after it, so that it
// is not an initial; "A-226" is an article only where the Constitution is named after it.
const SECTION = String.raw`sections?|sect\b\.?|secs?\.?|u ?\/ ?ss?\.?|ss?\.|ss?(?= ?\d)|§{1,2}|dha{1,2}ra(?:o|on|ye)?|धाराओं|धाराएं|धारा|सेक्शन`;
const ARTICLE = String.raw`articles?|arts?\.?|ar\.?(?= ?\d)|anuchh?ed|अनुच्छेद|a(?=[ -]{0,2}\d{1,3}[a-z]?(?: ?\([0-9a-z]{1,3}\)){0,3} (?:of )?(?:the )?(?:indian )?constitution)`;
const RULE = String.raw`rules?|नियम`;
const REGULATION = String.raw`regulations?|regs?\.?`;
const CLAUSE = String.raw`clauses?|cls?\.|cl(?= \d)`;
const ORDER = String.raw`orders?|o(?:rd?)?\.?(?= ?(?:\d{1,2}|[ivxl]{1,7})[ ,.]{0,3}r{1,2}(?:ules?)?[ .]{0,2}\d)|आदेश`;
const PARAGRAPH = String.raw`paragraphs?|paras?\.?|¶{1,2}`;

/** Words that make a number the number of a unit, in any order, for patterns with the flags `iu`. */
export const UNIT_WORDS = String.raw`${SECTION}|${ARTICLE}|${RULE}|${REGULATION}|${CLAUSE}|${ORDER}|${PARAGRAPH}`;

/** Every place where a unit is named; the kind is the group that took part. A sub-section is a part of one. */
export const UNIT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}]|\bsub[ -]?|\p{L}\.)(?:(?<section>${SECTION})|(?<article>${ARTICLE})|(?<rule>${RULE})|(?<regulation>${REGULATION})|(?<clause>${CLAUSE})|(?<order>${ORDER})|(?<paragraph>${PARAGRAPH}))`,
  'giu',
);

/** Between the word and its number: "No.", a blank, a colon. */
export const BEFORE_NUMBER = / {0,3}(?:[.:–-] {0,2})?(?:nos?\b\.? {0,2}|number )?/iuy;

/** For each kind, its word again before a further number: "section 138 read with section 142". */
export const SAME_UNIT: Readonly<Record<UnitKind, RegExp>> = {
  section: new RegExp(String.raw`(?:under )?(?:${SECTION}) {0,3}(?:nos?\b\.? {0,2})?`, 'iuy'),
  article: new RegExp(String.raw`(?:${ARTICLE}) {0,3}(?:nos?\b\.? {0,2})?`, 'iuy'),
  rule: new RegExp(String.raw`(?:${RULE}) {0,3}(?:nos?\b\.? {0,2})?`, 'iuy'),
  regulation: new RegExp(String.raw`(?:${REGULATION}) {0,3}(?:nos?\b\.? {0,2})?`, 'iuy'),
  clause: new RegExp(String.raw`(?:${CLAUSE}) {0,3}(?:nos?\b\.? {0,2})?`, 'iuy'),
  order: new RegExp(String.raw`(?:${ORDER}) {0,3}(?:nos?\b\.? {0,2})?`, 'iuy'),
  paragraph: new RegExp(String.raw`(?:${PARAGRAPH}) {0,3}(?:nos?\b\.? {0,2})?`, 'iuy'),
};

const KINDS = Object.keys(SAME_UNIT) as UnitKind[];

/** The kind that a match of `UNIT` names. */
export const kindOf = (match: RegExpExecArray | RegExpMatchArray): UnitKind =>
  KINDS.find((kind) => match.groups?.[kind] !== undefined) ?? 'section';
