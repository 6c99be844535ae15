import { type Citation, readCitations } from '../../../../core/text/law-names/read-citations.js';
import { unitLabels } from '../../guide/unit-label.js';
import { scheduleLabel } from '../../reading/structure/schedules/schedule-label.js';
import type { Stretch } from './stretches.js';

/** The word by which a unit is cited, where units of other names may bear its number. */
export type UnitWord = 'article' | 'rule' | 'order';

/** What a question cites: a unit by its labels in the index, and the path into it. */
export interface CitedUnit {
  kind: 'section' | 'paragraph' | 'schedule';
  /** The labels that such a unit may have; more than one where "the Schedule" may be the first of several. */
  units: readonly string[];
  /** From the outside in: '(2)', '(a)', 'proviso', 'explanation 2'. */
  steps: readonly string[];
  /** Section 19 is not meant by "Article 19"; absent for sections and for what only its labels can mean. */
  word?: UnitWord;
  /** How the law reader names it: 'Article 19', 'Order 37'; absent where it is the label. */
  name?: string;
  /** A list, which the Constitution alone has, or one of its later schedules, which it is where no act is named. */
  ofConstitution?: 'list' | 'number';
}

/** Parts and lists that an item may stand in where only its schedule is cited, and items of a list that is cited as a whole. */
const PLACES = ['part 1', 'part 2', 'part 3', 'part 4', 'list 1', 'list 2', 'list 3'];
const ITEMS_OF_GROUP = 10;
/** Few acts have so many schedules; who names none means the Constitution. */
const LEAST_OF_CONSTITUTION = 5;
/** The schedule whose lists are cited without it. */
const OF_LISTS = 'Schedule 7';

/** The labels that a schedule of this name may have: an act with one schedule numbers none, "the Schedule" may be the first. */
function scheduleLabels(name: string): string[] {
  const label = scheduleLabel(name);
  return /\d|\s/u.test(label) ? [label] : [label, `${label} 1`];
}

/** Where in a schedule a citation leads. */
function withinSchedule({ group, item }: Extract<Citation, { kind: 'schedule' }>): string[] {
  const place = group ? `, ${group.word} ${group.number}` : '';
  if (!item && !group) return [''];
  if (!item) return [place, ...Array.from({ length: ITEMS_OF_GROUP }, (_each, at) => `${place}, item ${at + 1}`)];
  const own = `, ${item.word} ${item.number}`;
  if (item.word !== 'item') return [own];
  return group ? [`${place}${own}`, own] : [own, ...PLACES.map((each) => `, ${each}${own}`)];
}

/** 'entry 1 of List 2 of the Seventh Schedule'. */
function nameOf({ schedule, group, item }: Extract<Citation, { kind: 'schedule' }>): string {
  const whole = schedule.replace(/^the /iu, '') || 'Seventh Schedule';
  const parts = [item && `${item.word === 'item' ? 'entry' : item.word} ${item.number}`, group && `${group.word} ${group.number}`, whole];
  return parts.filter(Boolean).join(' of ');
}

function unitsOf(citation: Citation): CitedUnit[] {
  const { parts } = citation;
  if (citation.kind === 'schedule') {
    const { schedule, steps } = citation;
    const within = withinSchedule(citation);
    const labels = schedule === '' ? [OF_LISTS] : scheduleLabels(schedule);
    const units = within.flatMap((each) => labels.map((label) => label + each));
    const number = Number(/\d+/u.exec(scheduleLabel(schedule))?.[0] ?? 0);
    const ofConstitution = citation.group?.word === 'list' ? 'list' : number >= LEAST_OF_CONSTITUTION ? 'number' : undefined;
    return [{ kind: 'schedule', units, steps: [...steps, ...parts], name: nameOf(citation), ...(ofConstitution && { ofConstitution }) }];
  }
  const { kind, order, numbers } = citation;
  return numbers.map(({ unit, steps }): CitedUnit => {
    const way = [...steps, ...parts];
    switch (kind) {
      case 'order-rule':
        return { kind: 'schedule', units: unitLabels(`Order ${order} Rule ${unit}`), steps: way, name: `Order ${order} Rule ${unit}` };
      case 'order':
        return { kind: 'schedule', units: unitLabels(`Order ${unit}`), steps: way, word: 'order', name: `Order ${unit}` };
      case 'article':
        return { kind: 'section', units: [unit, ...unitLabels(`Article ${unit}`)], steps: way, word: 'article', name: `Article ${unit}` };
      default:
        return {
          kind: kind === 'paragraph' ? 'paragraph' : 'section',
          units: [unit],
          steps: way,
          ...(kind === 'rule' && { word: 'rule' }),
        };
    }
  });
}

/**
 * Everything that a question cites: "section 138(1)", "second proviso to section 14", "clause (h) of s. 43B", "Explanation to
 * section 2", "item 3 of the Second Schedule", "Order VII Rule 11", "Article 65", "para 12".
 * @param laws where laws are named, in the question with single blanks: a number beside one is cited too
 */
export const findCitedUnits = (asked: string, laws: readonly Stretch[] = []): CitedUnit[] =>
  readCitations(laws.length > 0 ? asked : asked.replace(/\s+/g, ' ').trim(), laws).flatMap(unitsOf);
