import { type Context, type Emitter, Hash, type Liquid, Tag, type TagToken, Tokenizer, type TopLevelToken, Value } from 'liquidjs';
import { partyHeirs, type PartyForm, type PartyPart, partyParts } from '../values/party/parties.js';
import { longDate } from '../../../core/text/values/dates.js';
import { MARK } from '../values/marks.js';
import { rowsOf } from '../values/rows.js';
import { BLANK } from './filters.js';
import { markValue } from './literal-values.js';
import { LANGUAGE, signerBlock, wordsOf } from './signature-tags.js';

const PREFIX = /^[a-z][a-z0-9_]{1,24}$/;

/** A tag about a block of fields: it is given the prefix of the block, a word in quotes where it needs one, and settings by name. */
abstract class BlockTag extends Tag {
  protected readonly prefix: string;
  protected readonly role: string;
  protected readonly hash: Hash;
  protected abstract readonly known: readonly string[];

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid) {
    super(token, remaining, liquid);
    const tokenizer = new Tokenizer(token.args, liquid.options.operators);
    const prefix = tokenizer.readIdentifier().content;
    tokenizer.skipBlank();
    const rest = tokenizer.remaining();
    const role = /^"([^"]{1,80})"/.exec(rest)?.[1] ?? '';
    if (!PREFIX.test(prefix)) throw new Error(`{% ${token.name} %} needs the prefix of a block, such as seller`);
    this.prefix = prefix;
    this.role = role;
    const settings = rest.slice(role === '' ? 0 : role.length + 2).replace(/^,/, '');
    this.hash = new Hash(new Tokenizer(settings, liquid.options.operators));
  }

  /** The block as one name, for the analysis of which fields a template uses. */
  *arguments(): Generator<Value, void> {
    yield new Value(this.prefix, this.liquid);
  }

  protected form(context: Context): PartyForm {
    return (name) => {
      const value: unknown = context.getSync([`${this.prefix}_${name}`]);
      return typeof value === 'string' ? value : '';
    };
  }

  protected *settings(context: Context): Generator<unknown, Record<string, string>, unknown> {
    const given = (yield this.hash.render(context)) as Record<string, unknown>;
    const unknown = Object.keys(given).find((key) => !this.known.includes(key));
    if (unknown !== undefined) throw new Error(`{% ${this.name} %} knows no "${unknown}"`);
    return given as Record<string, string>;
  }
}

/** The lines of a property's block that a form has, each with what it says in English and in Hindi. */
const PROPERTY_LINES: readonly [string, string, string][] = [
  ['survey', 'Survey, CTS or unit number', 'सर्वेक्षण, खसरा या इकाई संख्या'],
  ['area', 'Area', 'क्षेत्रफल'],
  ['north', 'North', 'उत्तर'],
  ['south', 'South', 'दक्षिण'],
  ['east', 'East', 'पूर्व'],
  ['west', 'West', 'पश्चिम'],
];

/** `{% property property %}`: a line for the number in the record, the area and each boundary that the form gives. */
class PropertyTag extends BlockTag {
  protected readonly known = [];

  render(context: Context, emitter: Emitter): void {
    const form = this.form(context);
    const isHindi = context.getSync([LANGUAGE]) === 'hi';
    const lines = PROPERTY_LINES.filter(([name]) => form(name) !== '').map(
      ([name, english, hindi]) => `- ${isHindi ? hindi : english}: ${markValue(form(name))}`,
    );
    emitter.write(lines.join('\n\n'));
  }
}

/** `{% title_chain property %}`: a numbered item for each paper by which ownership came down. */
class TitleChainTag extends BlockTag {
  protected readonly known = [];

  render(context: Context, emitter: Emitter): void {
    const items = rowsOf(this.form(context)('title')).map((cells) => `${MARK.item}${MARK.end}${titlePaper(cells)}.`);
    emitter.write(items.join('\n\n'));
  }
}

/** "Sale deed dated 3 May 2011, from Rakesh Shah to Asha Mehta, registered as no. 1234". */
function titlePaper([paper = '', date = '', from = '', to = '', registration = '']: readonly string[]): string {
  const between = [from && `from ${markValue(from)}`, to && `to ${markValue(to)}`].filter(Boolean).join(' ');
  return [
    `${markValue(paper)}${date && ` dated ${markValue(longDate(date))}`}`,
    between,
    registration && `registered as ${markValue(registration)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * `{% party seller "Seller" assigns: "permitted assigns" %}`: everybody who is this party, with what the form says about each, the word by
 * which the document calls them and those who take after them. `expression: "does not include assigns"` says that in other words;
 * without a word in quotes the description stands alone; `blank: "pan"` leaves a blank for a PAN that is not given.
 */
class DescribeTag extends BlockTag {
  protected readonly known = ['assigns', 'expression', 'blank'];

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const { assigns, expression, blank } = yield* this.settings(context);
    const form = this.form(context);
    const people = partyParts(form, blank === 'pan');
    const described = people.map(({ name, rest }) => [`**${shown(name)}**`, ...rest.map(textOf)].join(', '));
    emitter.write(described.join('; and '));
    if (this.role === '') return;
    const many = people.length > 1;
    const heirs = partyHeirs(form, assigns, many);
    const whose = many ? `their respective ${heirs}` : `the ${this.role}'s ${heirs}`;
    const together = many ? ' jointly and severally,' : '';
    emitter.write(` (the "${this.role}",${together} which expression ${expression ?? `includes ${whose}`})`);
  }
}

/** `{% sign_party seller "SELLER" %}`: a block to sign for everybody who is this party. */
class SignPartyTag extends BlockTag {
  protected readonly known = ['date', 'place'];

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const settings = yield* this.settings(context);
    const form = this.form(context);
    const [first, ...others] = partyParts(form, false);
    const words = wordsOf(context);
    const blocks = [
      signerBlock(
        this.role,
        {
          ...settings,
          name: first?.name,
          signatory: form('signatory') || undefined,
          kind: form('kind'),
          readOverIn: form('read_over_in'),
        },
        words,
      ),
      ...others.map(({ name }) => signerBlock(this.role, { ...settings, name }, words)),
    ];
    emitter.write(blocks.join('\n\n'));
  }
}

const shown = (value: string): string => (value === '' ? BLANK : markValue(value));

const textOf = (part: PartyPart): string => (typeof part === 'string' ? part : `${part.before}${shown(part.value)}${part.after ?? ''}`);

export function registerBlockTags(liquid: Liquid): void {
  liquid.registerTag('party', DescribeTag);
  liquid.registerTag('sign_party', SignPartyTag);
  liquid.registerTag('property', PropertyTag);
  liquid.registerTag('title_chain', TitleChainTag);
}
