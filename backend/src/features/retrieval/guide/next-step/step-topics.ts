import type { Topic, TopicLaw } from '../topic.js';
import { leadsToStep, type Step } from './told-step.js';
import { procedureOf } from './procedures.js';

/** What is known of the law that steps are looked for in. */
export interface KnownLaw {
  shippedTopics: () => readonly Topic[];
  headingOf: (act: string, section: string) => string | undefined;
  sectionsOf: (act: string) => readonly string[];
}

/** Where the law of an act, or of the code by which its matters are tried, leads on from what became of a matter. */
export class StepTopics {
  private readonly kept = new Map<string, readonly Topic[]>();

  constructor(private readonly law: KnownLaw) {}

  /**
   * The topics that lead to a step in an act, or in the code that governs its procedure; where no topic does, the sections of the act whose
   * headings do, each as a topic of its own name.
   */
  of(act: string, step: Step): readonly Topic[] {
    const key = `${step} ${act}`;
    const known = this.kept.get(key);
    if (known) return known;
    const procedure = step === 'penalty' ? undefined : procedureOf(act);
    const own = this.topicsIn(act, step);
    const topics = [...own, ...(procedure === undefined ? [] : this.topicsIn(procedure, step))];
    const found = topics.length > 0 ? topics : this.sectionsIn(act, step);
    this.kept.set(key, found);
    return found;
  }

  /** Whether a section is for a step, by its heading. */
  isFor({ act, section }: TopicLaw, step: Step): boolean {
    return leadsToStep(this.law.headingOf(act, section) ?? '', step);
  }

  private topicsIn(act: string, step: Step): Topic[] {
    return this.law.shippedTopics().filter(({ name, law: [first] }) => first?.act === act && (leadsToStep(name, step) || this.isFor(first, step)));
  }

  private sectionsIn(act: string, step: Step): Topic[] {
    return this.law.sectionsOf(act).flatMap((section) => {
      const name = this.law.headingOf(act, section);
      return name !== undefined && leadsToStep(name, step) ? [sectionAsTopic({ act, section }, name)] : [];
    });
  }
}

/** The id of no topic of the guide begins like this. */
const OF_SECTION = '§';
const sectionAsTopic = (law: TopicLaw, name: string): Topic => ({
  id: `${OF_SECTION} ${law.section} ${law.act}`,
  name,
  asks: { en: [], hi: [], hinglish: [] },
  law: [law],
  next: [],
});

/** Whether a topic stands for a section that no topic of the guide leads to: nobody can choose it. */
export const isOfSection = ({ id }: Pick<Topic, 'id'>): boolean => id.startsWith(OF_SECTION);
