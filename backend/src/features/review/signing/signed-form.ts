import type { FormValues } from '../../templates/form/form-values.js';
import { amountOf } from '../../../core/text/values/amounts.js';
import { stateOf } from '../../templates/values/indian-states.js';
import { personKind } from '../../templates/values/legal-persons.js';

/** Fields that say where the land of a document lies. */
const PROPERTY_FIELDS = ['property_address', 'property_description', 'joint_property', 'premises'];
/** A governing law that is not that of India. */
const OTHER_LAW = /^(?!.*\bindia)/is;

const NONE: ReadonlySet<string> = new Set();

/** The checked values of a form, as the rules ask for them. */
export class SignedForm {
  /** Whether a field was asked for that this form does not have, although the rules count on it. */
  isUncertain = false;

  /** @param missing fields that the rules know and that this form does not have */
  constructor(
    readonly documentType: string,
    private readonly values: FormValues,
    private readonly missing: ReadonlySet<string> = NONE,
  ) {}

  /** The value of a field; empty where it has none. */
  value(name: string): string {
    if (this.missing.has(name)) this.isUncertain = true;
    return this.values[name] ?? '';
  }

  has(name: string): boolean {
    return this.value(name) !== '';
  }

  /** A whole number or an amount of money; null where the field has none. */
  number(name: string): number | null {
    return this.has(name) ? amountOf(this.value(name)) : null;
  }

  /** The State or Union territory in which the property lies or, where the document is about none, in which it is signed. */
  get state(): string | null {
    const property = PROPERTY_FIELDS.find((name) => this.has(name));
    return this.value('property_state') || stateOf(this.value(property ?? 'place'));
  }

  /** Whether the document says that it is made under a law other than that of India. */
  get isForeign(): boolean {
    return this.has('governing_law') && OTHER_LAW.test(this.value('governing_law'));
  }

  /** Whether a company or limited liability partnership is among the parties with these prefixes, such as `seller`. */
  hasCompany(...parties: readonly string[]): boolean {
    return parties.some(
      (party) =>
        this.has(`${party}_name`) &&
        personKind(this.value(`${party}_name`), this.value(`${party}_description`), this.value(`${party}_kind`)) === 'company',
    );
  }
}
