import { type Emitter, Tag, type TagToken, type TopLevelToken, type Liquid, type Context, Value, Tokenizer } from 'liquidjs';
import { numberLines } from '@themis/draft';
import { kindOf, MARK } from '../values/marks.js';
import { ENGLISH_LIST, HINDI_LIST, paragraphList } from '../values/sworn-facts.js';

export { withoutMarks } from '../values/marks.js';

const LABEL = /^[a-z][a-z0-9_]*$/;

function markTag(mark: string, wantsKey: boolean) {
  return class MarkTag extends Tag {
    private readonly key: string;
    private readonly title?: Value;

    constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid) {
      super(token, remaining, liquid);
      const tokenizer = new Tokenizer(token.args, liquid.options.operators);
      this.key = tokenizer.readIdentifier().content;
      tokenizer.skipBlank();
      const rest = tokenizer.remaining().trim();
      if (this.key !== '' && !LABEL.test(this.key)) throw new Error(`"${this.key}" cannot name a clause`);
      if (wantsKey && this.key === '') throw new Error(`{% ${token.name} %} needs the name of a clause`);
      if (rest !== '') this.title = new Value(rest, liquid);
    }

    *render(context: Context, emitter: Emitter): Generator<unknown, void, string> {
      const title = this.title ? yield this.title.value(context) : '';
      emitter.write(`${mark}${this.key}${MARK.end}${title}`);
    }

    /** For the analysis of which fields a template uses. */
    *arguments(): Generator<Value, void> {
      if (this.title) yield this.title;
    }
  };
}

/**
 * `{% clause rent "Rent" %}`, `{% para %}` (a clause without a title), `{% sub %}`, `{% item %}`, `{% subitem %}` begin a numbered
 * line, `{% schedule goods "Goods" %}` a schedule; `{% ref rent %}` cites any that has a name. `{% informed %}` begins a paragraph like
 * `{% para %}` that its signer knows by information or on legal advice only; `{% verified %}`, or `{% verified several %}` of more than one signer,
 * says which are of which kind.
 */
export function registerClauseTags(liquid: Liquid): void {
  liquid.registerTag('clause', markTag(MARK.clause, true));
  liquid.registerTag('para', markTag(MARK.clause, false));
  liquid.registerTag('informed', markTag(MARK.informed, false));
  liquid.registerTag('verified', markTag(MARK.verified, false));
  liquid.registerTag('sub', markTag(MARK.sub, false));
  liquid.registerTag('item', markTag(MARK.item, false));
  liquid.registerTag('subitem', markTag(MARK.subitem, false));
  liquid.registerTag('schedule', markTag(MARK.schedule, true));
  liquid.registerTag('ref', markTag(MARK.ref, true));
}

const LINE_MARK = /^\s*([\ue000-\ue004\ue008])([a-z0-9_]*)\ue007\s*/;
const REFERENCE = /\ue005([a-z0-9_]+)\ue007/g;
const VERIFIED = /\ue009(several)?\ue007/g;

/**
 * Gives every marked line its number (`1.`, `1.1`, `(a)`, `(i)`, `Schedule 2`) and every reference the words it stands for.
 * @param unit what the document calls its numbered parts
 * @param inHindi whether its verification is in Hindi
 * @throws Error for a reference to something that the text does not have, one name used twice, a line without one above it
 */
export function numberClauses(marked: string, unit = 'clause', inHindi = false): string {
  const lines = marked.split('\n').map((line) => {
    const [whole = '', mark = '', key = ''] = LINE_MARK.exec(line) ?? [];
    return { mark, key, text: line.slice(whole.length) };
  });
  const numbers = numberLines(
    lines.map(({ mark }) => kindOf(mark)),
    unit,
  );
  const names = new Map<string, string>();
  lines.forEach(({ key }, index) => {
    if (key === '') return;
    if (names.has(key)) throw new Error(`the clause name "${key}" is used twice`);
    names.set(key, numbers[index]?.citation ?? '');
  });
  const paragraphs = (wanted: string): string =>
    paragraphList(
      lines.flatMap(({ mark }, index) => (mark === wanted ? [parseInt(numbers[index]?.label ?? '', 10)] : [])),
      inHindi ? HINDI_LIST : ENGLISH_LIST,
    );
  return lines
    .map(({ mark, text }, index) => (mark === '' ? text : `${numbers[index]?.label ?? ''} ${text}`.trimEnd()))
    .join('\n')
    .replace(REFERENCE, (_mark, key: string) => {
      const citation = names.get(key);
      if (citation === undefined) throw new Error(`there is no clause "${key}" to refer to`);
      return citation;
    })
    .replace(VERIFIED, (_mark, several?: string) =>
      inHindi
        ? hindiVerification(paragraphs(MARK.clause), paragraphs(MARK.informed), several !== undefined)
        : verification(paragraphs(MARK.clause), paragraphs(MARK.informed), several !== undefined),
    );
}

/** What a verification says of the paragraphs of a pleading (Order VI, rule 15(2) of the Code of Civil Procedure, 1908). */
const verification = (known: string, informed: string, areSeveral: boolean): string =>
  [
    known && `the contents of ${known} are true to ${areSeveral ? 'our' : 'my'} personal knowledge`,
    informed &&
      `${known ? 'that those' : 'the contents'} of ${informed} are true on information and legal advice received, which ${areSeveral ? 'we' : 'I'} believe to be true`,
  ]
    .filter(Boolean)
    .join(', and ');

/** The same in Hindi. */
const hindiVerification = (known: string, informed: string, areSeveral: boolean): string =>
  [
    known && `${known} की बातें ${areSeveral ? 'हमारी' : 'मेरी'} निजी जानकारी में सत्य हैं`,
    informed && `${informed} की बातें प्राप्त सूचना और विधिक सलाह पर आधारित हैं, जिनके सत्य होने का ${areSeveral ? 'हमें' : 'मुझे'} विश्वास है`,
  ]
    .filter(Boolean)
    .join(', और ');
