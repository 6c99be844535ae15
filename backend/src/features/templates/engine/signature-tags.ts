import { type Context, type Emitter, Hash, type Liquid, Tag, type TagToken, Tokenizer, type TopLevelToken, Value } from 'liquidjs';
import { personKind } from '../values/legal-persons.js';
import { markValue } from './literal-values.js';

/** Long enough to sign on; rendering knows a signature block by it. */
const LINE = '______________________';

/** What a signature block may be given, in the order in which it prints. */
interface Signer {
  name?: unknown;
  /** Person who signs for `name`, where that is a company, a firm or a minor. */
  signatory?: unknown;
  /** What the form says that `name` is; otherwise the name tells. */
  kind?: string;
  /** Language in which the document is read over to a signer who affixes a thumb impression instead of a signature. */
  readOverIn?: string;
  place?: unknown;
  /** True for a line for the date: only where the signer signs apart, since a document bears its date at its head. */
  date?: unknown;
}
/** Name under which a document's language is known to its tags. */
export const LANGUAGE = 'document_language';
const ENGLISH = {
  behalf: 'For and on behalf of',
  signature: 'Signature',
  thumb: 'Thumb impression',
  readOver: (language: string) => `Read over and explained in ${language}, and understood, before the thumb impression was affixed`,
  reader: 'Read over by (name and signature)',
  name: 'Name',
  place: 'Place',
  date: 'Date',
  address: 'Address',
  witness: 'WITNESS',
};
const HINDI: typeof ENGLISH = {
  behalf: 'की ओर से:',
  signature: 'हस्ताक्षर',
  thumb: 'अँगूठे का निशान',
  readOver: (language) => `अँगूठा लगाने से पहले ${language} में पढ़कर सुनाया और समझाया गया`,
  reader: 'पढ़कर सुनाने वाले का नाम और हस्ताक्षर',
  name: 'नाम',
  place: 'स्थान',
  date: 'दिनांक',
  address: 'पता',
  witness: 'साक्षी',
};
/** The words of signature blocks in the language of a document. */
export const wordsOf = (context: Context): typeof ENGLISH => (context.getSync([LANGUAGE]) === 'hi' ? HINDI : ENGLISH);
const KNOWN = ['name', 'signatory', 'place', 'date'];

/** `{% sign "LANDLORD" name: landlord_name, signatory: landlord_signatory %}`: one party's block; `name` left out is a line. */
class SignTag extends Tag {
  private readonly role: Value;
  private readonly hash: Hash;

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid) {
    super(token, remaining, liquid);
    const given = token.args.trim();
    const role = /^"[^"]+"/.exec(given)?.[0] ?? '';
    const rest = given.slice(role.length).replace(/^\s*,/, '').trim();
    if (role === '') throw new Error('{% sign %} needs the role of who signs, in quotes');
    this.role = new Value(role, liquid);
    this.hash = new Hash(new Tokenizer(rest, liquid.options.operators));
    const unknown = Object.keys(this.hash.hash).find((key) => !KNOWN.includes(key));
    if (unknown !== undefined) throw new Error(`{% sign %} knows no "${unknown}"`);
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const role = (yield this.role.value(context)) as string;
    const signer = (yield this.hash.render(context)) as Signer;
    emitter.write(signerBlock(role, signer, wordsOf(context)));
  }

  /** For the analysis of which fields a template uses. */
  *arguments() {
    for (const value of Object.values(this.hash.hash)) if (value !== undefined) yield value as never;
  }
}

/** One block to sign, under what the document calls the signer. */
export const signerBlock = (role: string, signer: Signer, words = ENGLISH): string =>
  [`**${role}**`, ...signerLines(signer, words)].join('\n');

function signerLines({ name, signatory, kind, readOverIn, place, date }: Signer, words: typeof ENGLISH): string[] {
  // Who signs for nobody else signs in person; a company never does, and whoever signs for it writes in their own name.
  const isBody = !signatory && typeof name === 'string' && personKind(name, '', kind) !== 'individual';
  const behalf = isBody || (signatory && signatory !== name) ? [`${words.behalf} ${shown(name)}`] : [];
  return [
    ...behalf,
    `${readOverIn ? words.thumb : words.signature}: ${LINE}`,
    `${words.name}: ${isBody ? LINE : shown(signatory ?? name)}`,
    ...(readOverIn ? [words.readOver(markValue(readOverIn)), `${words.reader}: ${LINE}`] : []),
    ...(place === undefined ? [] : [`${words.place}: ${place === true ? LINE : shown(place)}`]),
    ...(date === true ? [`${words.date}: ${LINE}`] : []),
  ];
}

const shown = (value: unknown): string => (typeof value === 'string' && value !== '' ? markValue(value) : LINE);

/** `{% witnesses 2 %}`: so many blocks for witnesses, who write in their own names and addresses. */
class WitnessesTag extends Tag {
  private readonly count: number;

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid) {
    super(token, remaining, liquid);
    this.count = Number(token.args.trim());
    if (!Number.isInteger(this.count) || this.count < 1 || this.count > 4) throw new Error('{% witnesses %} needs a number from 1 to 4');
  }

  render(context: Context, emitter: Emitter): void {
    const words = wordsOf(context);
    const blocks = Array.from({ length: this.count }, (_, index) =>
      [`**${words.witness} ${index + 1}**`, `${words.signature}: ${LINE}`, `${words.name}: ${LINE}`, `${words.address}: ${LINE}`].join(
        '\n',
      ),
    );
    emitter.write(blocks.join('\n\n'));
  }
}

export function registerSignatureTags(liquid: Liquid): void {
  liquid.registerTag('sign', SignTag);
  liquid.registerTag('witnesses', WitnessesTag);
}
