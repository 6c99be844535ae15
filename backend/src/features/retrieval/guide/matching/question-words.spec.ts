import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tokens } from '../../encoding/analyser.js';
import { englishFor, mended, questionWords, speaksHindi, strangeWords } from './question-words.js';
import { Vocabulary } from './vocabulary.js';

const ENGLISH = [
  'cheque bounced punishment',
  'anticipatory bail police',
  'landlord deposit receipt',
  'divorce petition marriage',
  'registered sale deed',
];
const HINGLISH = ['kiraya badhana', 'makaan khaali karwana'];
/** What stands once may be a slip itself, so that each is said often. */
const OFTEN = 6;

function vocabularyOf(english: readonly string[], hinglish: readonly string[], legal: readonly string[] = []): Vocabulary {
  const vocabulary = new Vocabulary();
  for (let times = 0; times < OFTEN; times++) {
    for (const text of english) vocabulary.addEnglish(text);
    for (const text of hinglish) vocabulary.addHinglish(text);
  }
  for (const text of legal) vocabulary.addLegal(text);
  vocabulary.finish();
  return vocabulary;
}
const vocabulary = vocabularyOf(ENGLISH, HINGLISH);
const terms = (text: string): string[] => questionWords(text, vocabulary).map(({ term }) => term);
const mend = (text: string) => mended(text, strangeWords(text, vocabulary), vocabulary);

describe('Vocabulary', () => {
  it('knows what was said often enough, and nothing that was said once', () => {
    const one = new Vocabulary();
    one.addEnglish('cheque');
    one.finish();
    expect([vocabulary.has('chequ'), vocabulary.has('bread'), one.has('chequ')]).toEqual([true, false, false]);
  });

  it.each(['kiraya', 'kiraaya', 'makan', 'makaan', 'makkaan'])('hears %s as Hindi, however it is typed', (word) => {
    expect(vocabulary.isHindi(word)).toBe(true);
  });

  it.each(['bread', 'police', 'xyz'])('takes %s for no Hindi', (word) => {
    expect(vocabulary.isHindi(word)).toBe(false);
  });

  it('hears borrowed English words, and gives the sound of others', () => {
    expect(vocabulary.heard('baunst')).toMatch(/^~/);
    expect(vocabulary.heard('chek')).toBe('chequ');
    expect(vocabulary.heard('diposit')).toBe('deposit');
    expect(vocabulary.heard('makaan')).toBe(vocabulary.heard('makkan'));
  });
});

describe('speaksHindi', () => {
  it.each([
    ['मेरा चेक', true],
    ['mera cheque', true],
    ['kya karun', true],
    ['What is the punishment?', false],
    ['par value to me', false],
    ['', false],
  ])('%s: %s', (text, hindi) => {
    expect(speaksHindi(text)).toBe(hindi);
  });
});

describe('questionWords', () => {
  it('drops what frames a question in each language', () => {
    expect(terms('Please tell me: what is the punishment')).toEqual(['punish']);
    expect(terms('क्या है')).toEqual([]);
    expect(terms('kya hai ye')).toEqual([]);
  });

  it('says words of Hindi in English in either script where the lexicon knows them', () => {
    expect(terms('किरायेदार की जमानत')).toEqual(terms('kirayedar ki jamanat'));
    expect(terms('जमानत')).toContain('bail');
  });

  it('meets both ways of writing a word that it does not know, by its sound', () => {
    expect(terms('मकान खाली करवाना')).toEqual(expect.arrayContaining(terms('makaan khaali karwana ki')));
  });

  it('reads as Hindi what has no function word but a word that only Hindi has', () => {
    const known = vocabularyOf(ENGLISH, [...HINGLISH, 'muavza milega']);
    expect(questionWords('zameen muavza', known).map(({ term }) => term)).toEqual(['land', 'compens']);
  });

  it('does not take a slip of an English word for Hindi', () => {
    const known = vocabularyOf([...ENGLISH, 'accident compensation'], [...HINGLISH, 'acident hua']);
    expect(questionWords('acident compensation', known).map(({ term }) => term)).toEqual(['accid', 'compens']);
  });

  it('keeps the will that somebody leaves, in each language, and drops the verb', () => {
    const known = vocabularyOf([...ENGLISH, 'wills'], HINGLISH);
    const read = (text: string): string[] => questionWords(text, known).map(({ term }) => term);
    expect([read('the divorce after her will'), read('vasiyat kaise'), read('वसीयत कैसे'), read('who will divorce')]).toEqual([
      ['divorc', 'will'],
      ['will'],
      ['will'],
      ['divorc'],
    ]);
  });

  it('keeps numbers as they are', () => {
    expect(terms('section 138 138A 498A')).toEqual(
      ['section', '138', '138a', '498a'].map((term, at) => (at === 0 ? expect.any(String) : term)),
    );
    expect(terms('धारा १३८')).toContain('138');
  });

  it('says how each word stands in the question', () => {
    const question = 'My Cheque BOUNCED';
    for (const { surface } of questionWords(question, vocabulary)) expect(question).toContain(surface);
  });
});

describe('englishFor', () => {
  it('gives English terms for those of Hindi, and none for a question in English', () => {
    expect([...englishFor('जमानत कैसे मिलेगी').values()].flat()).toContain('bail');
    expect(englishFor('how do I get bail').size).toBe(0);
  });
});

describe('mended', () => {
  it.each([
    ['antcipatory bial', 'anticipatory bail'],
    ['Can my landlrd keep the depost?', 'Can my landlord keep the deposit?'],
    ['punishmnt for cheqe bounced', 'punishment for cheque bounced'],
    ['regsitered sale deed', 'registered sale deed'],
    ['antici patory bail', 'anticipatory bail'],
    ['the land lord has a rec eipt', 'the land lord has a rec eipt'],
  ])('%s → %s', (typed, meant) => {
    const { text, corrections } = mend(typed);
    expect(text).toBe(meant);
    for (const { from, to } of corrections) expect([typed.includes(from), meant.includes(to)]).toEqual([true, true]);
  });

  it('mends a question in capitals, which tell no names', () => {
    expect(mend('CAN MY LANDLRD KEEP IT').text).toBe('CAN MY landlord KEEP IT');
  });

  it.each(['scared', 'loyal', 'duped', 'swollen'])('leaves the everyday word %s, however near it is to one of the law', (word) => {
    const near = vocabularyOf([...ENGLISH, 'shared local dumped stolen'], HINGLISH);
    expect(mended(`he was ${word}`, strangeWords(`he was ${word}`, near), near).corrections).toEqual([]);
  });

  it("leaves the law's own words alone in every form, and takes them for what was meant", () => {
    const legal = vocabularyOf(ENGLISH, HINGLISH, ['Emission of pollutants by vehicles']);
    const mendLegal = (text: string) => mended(text, strangeWords(text, legal), legal).text;
    expect(mendLegal('which emissions are allowed')).toBe('which emissions are allowed');
    expect(mendLegal('emision of polutants')).toBe('emission of pollutants');
  });

  it('writes out the short forms of messages', () => {
    expect(mend('deposit after how many yrs')).toEqual({
      text: 'deposit after how many years',
      corrections: [{ from: 'yrs', to: 'years' }],
    });
  });

  it('mends the first word of a sentence, which a capital makes no name', () => {
    expect(mend('He left.\n Landlrd keeps it').text).toBe('He left.\n landlord keeps it');
  });

  it.each([
    'The landlord of my brother Divorse takes a deposit',
    'see para 12 and secs 45B(2) of it',
    'cheque of 138000 on 12.3.2024',
    'kiraya makaan ka police',
    'चेक बाउंस',
    'qwrtzuiop asdfghjk',
    'bal',
    '',
  ])('leaves alone: %s', (text) => {
    expect(mend(text)).toEqual({ text, corrections: [] });
  });

  const word = fc.oneof(
    fc.constantFrom(...ENGLISH.flatMap((text) => text.split(' '))),
    fc
      .tuple(fc.constantFrom(...ENGLISH.flatMap((text) => text.split(' '))), fc.nat(9), fc.constantFrom('', 'x', 'e'))
      .map(([known, at, letter]) => known.slice(0, at) + letter + known.slice(at + 1)),
    fc.stringMatching(/^[a-z]{1,12}$/),
  );
  const name = fc.stringMatching(/^[A-Z][a-z]{3,10}$/);
  const number = fc.stringMatching(/^[0-9]{1,6}[A-Z]?$/);
  const sentence = fc.array(fc.oneof({ weight: 4, arbitrary: word }, name, number, fc.constantFrom('किराया', 'kya', 'sec.', '₹')), {
    minLength: 1,
    maxLength: 12,
  });

  it('joins no half of a word to the end of a number', () => {
    expect(mend('notice under 0A nticipatory bail').text).toContain('0A ');
  });

  it('changes no number, no name inside a sentence and nothing but single words', () => {
    let corrected = 0;
    fc.assert(
      fc.property(sentence, (words) => {
        const question = `so ${words.join(' ')}`;
        const { text, corrections } = mend(question);
        // Two halves of one word are joined: that is tested by itself.
        fc.pre(corrections.every(({ from }) => !from.includes(' ')));
        const before = question.split(' ');
        const after = text.split(' ');
        expect(after).toHaveLength(before.length);
        const changed = before.flatMap((each, at) => (each === after[at] ? [] : [{ from: each, to: after[at] }]));
        expect(changed).toEqual(corrections);
        for (const { from, to } of changed)
          expect([from, to]).toEqual([expect.stringMatching(/^[a-z]+$/), expect.stringMatching(/^[a-z]+$/)]);
        corrected += changed.length;
      }),
      { numRuns: 300 },
    );
    expect(corrected).toBeGreaterThan(0);
  });

  it('leaves any text without strange words alone, and any text is read without an error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          sentence.map((words) => words.join(' ')),
        ),
        (text) => {
          expect(mended(text, [], vocabulary)).toEqual({ text, corrections: [] });
          const { corrections } = mend(text);
          for (const { from } of corrections) expect(tokens(text).map(({ start, end }) => text.slice(start, end))).toContain(from);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('families of words', () => {
  it.each([
    ['sold', 'sell'],
    ['sale', 'sell'],
    ['papa', 'father'],
    ['mummy', 'mother'],
    ['stolen', 'theft'],
    ['died', 'death'],
  ])('takes "%s" and "%s" for the same', (one, other) => {
    expect(terms(one)).toEqual(terms(other));
  });

  it('keeps words apart that are kin in form and not in meaning', () => {
    expect(terms('employer')).not.toEqual(terms('employee'));
    expect(terms('adopt')).not.toEqual(terms('adapt'));
  });

  it('takes no word of a family for a slip, nor for Hindi', () => {
    expect(strangeWords('mummy was thrashed by a cop', vocabulary)).toEqual([]);
    expect(terms('mummy').every((term) => !term.startsWith('~'))).toBe(true);
  });

  it('reads the English of a word in Hindi in the same family', () => {
    expect(terms('पिता की मृत्यु')).toEqual(expect.arrayContaining([...terms('father'), ...terms('died')]));
  });
});

it.each([
  ['I got the summons on 5 November 2026', 'I got the summons'],
  ['I got the summons on 5.11.2026', 'I got the summons'],
  ['I got the summons on 5 November', 'I got the summons'],
  ['मुझे 5 नवंबर 2026 को समन मिला', 'मुझे को समन मिला'],
])('no word of a day is one that topics could know: %s', (dated, plain) => {
  const read = (text: string) => new Set(questionWords(text, vocabulary).map(({ term }) => term));
  expect(read(dated)).toEqual(read(plain));
});

describe('what is not corrected', () => {
  const own = vocabularyOf(['who has to pay', 'he paid me'], []);
  const rare = new Vocabulary();
  for (let times = 0; times < OFTEN; times++) rare.addEnglish('he paid me');
  rare.addHinglish('bachcha paida hua');
  rare.finish();

  it.each([
    ['my buffaloes eat the paddy', own],
    ['mera bachcha paida hua tha kya', rare],
  ])('%s', (text, words) => {
    expect(mended(text, strangeWords(text, words), words).corrections).toEqual([]);
  });
});
