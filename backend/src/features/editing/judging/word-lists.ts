import { stemOf } from './pieces.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf));

/** Words that only agree with others, or say again what a figure says: whatever changes them alters nothing. */
export const AGREEING = setOf('a an the is are was were has have its their his her rs inr rupee rupees only ₹ % percent per cent का की के');
/** Words that join others; they may come with words that were asked for. */
export const JOINING = setOf(
  'of in to by on at for with from as and this that such each any which who be been into upon under clause following में से को पर ने है हैं और',
);
/** Words on which what a sentence means turns. */
export const NEGATING = setOf('not no never nor without unless except cannot none neither नहीं न बिना मत');
export const DUTIES = setOf('shall may must will should can could might would or');
export const BINDING = new Set([...DUTIES, ...setOf('if more less least most before after until only either')]);

const VERBS = {
  adding:
    'add insert include introduce incorporate append provide put mention state write attach enclose annex specify जोड़ें जोड़ो जोड़ दें शामिल डालें jodo jodiye daalo dalo add',
  removing:
    'remove delete drop omit strike cut scrap waive eliminate exclude erase ditch हटाएं हटाओ हटा निकालें निकाल मिटाएं hatao hata nikalo nikal',
  rewording: 'reword rephrase rewrite redraft simplify soften shorten clarify improve polish strengthen plainer simpler clearer tighten',
  everywhere: 'everywhere throughout wherever rename',
} as const;

/** What an instruction does, by its words. */
export const REMOVING_PHRASE =
  /\b(?:(?:take|leave)s? out|get rid of|do(?:es)? away with|no longer|not needed|(?:should|must|can|may|to) go)\b/i;
export const ADDING = setOf(VERBS.adding);
export const REMOVING = setOf(VERBS.removing);
export const REWORDING = setOf(VERBS.rewording);
export const EVERYWHERE = setOf(VERBS.everywhere);

/** Words of an instruction that say nothing of the place that it means. */
export const SAYING = new Set([
  ...AGREEING,
  ...JOINING,
  ...BINDING,
  ...ADDING,
  ...REMOVING,
  ...REWORDING,
  ...EVERYWHERE,
  ...setOf(
    'please change make set update modify amend revise correct replace fix increase raise reduce decrease lower extend keep let allow rename shift move use want need should instead rather also then new old word words sentence clause section paragraph para number it i we you he she they my our your same so there here when what how',
  ),
]);
