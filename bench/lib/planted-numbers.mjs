/** Another number in the place of each one of a text: what a check must catch. */

/**
 * Plants a wrong number in every place of a text, one at a time, in both languages together.
 * @param {any} text
 * @param {(wrong: any) => unknown[]} problemsOf what a check finds
 * @param {{ quantitiesIn: (text: string) => { value: number, unit: string | null, start: number, end: number }[] }} quantities
 */
export function wrongNumbers(text, problemsOf, { quantitiesIn }) {
  const missed = [];
  let planted = 0;
  for (const [at, sentence] of text.sentences.entries())
    for (const language of ['en', 'hi'])
      for (const each of quantitiesIn(sentence[language])) {
        planted += 1;
        const words = sentence[language];
        const other = `${each.unit === 'rupees' ? 'Rs ' : ''}${wrong(each.value)} ${UNIT[language][each.unit ?? ''] ?? ''}`.trim();
        const changed = `${words.slice(0, each.start)}${other}${words.slice(each.end)}`;
        const sentences = text.sentences.map((one, place) => (place === at ? { ...one, [language]: changed } : one));
        if (problemsOf({ ...text, sentences }).length === 0) missed.push(changed);
      }
  return { planted, caught: planted - missed.length, missed };
}

/** A number that is easily taken for the right one. */
export const wrong = (value) =>
  value === 30 ? 60 : value === 60 ? 90 : value === 90 ? 60 : value === 15 ? 30 : value < 10 ? value + 1 : value * 2;
const UNIT = {
  en: { day: 'days', month: 'months', year: 'years', hour: 'hours', week: 'weeks', 'per cent': 'per cent', times: 'times' },
  hi: { day: 'दिन', month: 'महीने', year: 'साल', hour: 'घंटे', week: 'हफ़्ते', 'per cent': 'प्रतिशत', times: 'गुना' },
};
