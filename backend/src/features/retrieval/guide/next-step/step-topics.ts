import type { Topic, TopicLaw } from '../topic.js';
import { nextRung } from './ladders.js';
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

  /** The topics that lead to a step in an act, or in the code that governs its procedure; their sections that are headed as the step come first. */
  of(act: string, step: Step): readonly Topic[] {
    const key = `${step} ${act}`;
    const known = this.kept.get(key);
    if (known) return known;
    const procedure = step === 'penalty' ? undefined : procedureOf(act);
    // What the act calls enforcement is then not that of a court's decree.
    const own = procedure !== undefined && step === 'enforcement' ? [] : this.topicsIn(act, step);
    const topics = [...own, ...(procedure === undefined ? [] : this.topicsIn(procedure, step))];
    this.kept.set(key, topics);
    return topics;
  }

  /**
   * The topic that leads to the section by which a matter goes on from whoever decided it against the asker; undefined where nothing is known of that.
   * @param question whose words say who that was
   */
  from(act: string, question: string): Topic | undefined {
    const rung = nextRung(act, question);
    if (!rung) return undefined;
    const leading = this.law.shippedTopics().find(({ law: [first] }) => first?.act === rung.act && first.section === rung.section);
    return leading ?? sectionAsTopic(rung, this.law.headingOf(rung.act, rung.section) ?? `${rung.section}, ${rung.act}`);
  }

  /** Whether a section is for a step, by its heading. */
  isFor({ act, section }: TopicLaw, step: Step): boolean {
    return leadsToStep(this.law.headingOf(act, section) ?? '', step);
  }

  private topicsIn(act: string, step: Step): Topic[] {
    return this.law
      .shippedTopics()
      .filter(({ name, law: [first] }) => first?.act === act && (leadsToStep(name, step) || this.isFor(first, step)))
      .map((topic) => ({ ...topic, law: [...topic.law].sort((a, b) => Number(this.isFor(b, step)) - Number(this.isFor(a, step))) }));
  }

  /** The sections of an act whose headings are for a step, each as a topic of its own name. */
  sectionsIn(act: string, step: Step): Topic[] {
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
