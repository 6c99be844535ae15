import type { StampLanguage } from '../../../retrieval/retrieval.service.js';

/** Another law, as a note names it. */
interface OtherSection {
  act: string;
  section: string;
}

/** What may have to be said of a section before its words, in the language of the question; days are in words. */
interface LawNoteWords {
  /** The columns of its table run together in the file. */
  joinedColumns: string;
  /** The file has another section's words under its heading. */
  wordsOf(section: string): string;
  decides: string;
  changeableSum: string;
  inPlaceOf(old: OtherSection, since: string): string;
  nearest(old: OtherSection): string;
  repealedFrom(day: string): string;
  /** Nothing took its place. */
  dropped(repealed: string, reason: string): string;
  depends(repealed: string): string;
}

export const LAW_NOTE_WORDS: Readonly<Record<StampLanguage, LawNoteWords>> = {
  en: {
    joinedColumns: 'the table could not be read: its columns run together in this file, so compare the row in the official print',
    wordsOf: (section) => `this file has the words of section ${section} here and not its own: compare the official print`,
    decides: 'decides whether this law applies at all',
    changeableSum: 'the law lets the sum in it be changed by notification or rules: the present figure is not in this library',
    inPlaceOf: ({ act, section }, since) => `in force from ${since}, in place of section ${section} of the ${act}`,
    nearest: ({ act, section }) => `only the nearest provision in force: nothing took the place of section ${section} of the ${act}`,
    repealedFrom: (day) => `repealed from ${day}`,
    dropped: (repealed, reason) => `${repealed}. ${reason.replace(/\.$/, '')}`,
    depends: (repealed) => `${repealed}; which law applies depends on when it happened`,
  },
  hi: {
    joinedColumns: 'तालिका पढ़ी नहीं जा सकी: इस फ़ाइल में उसके कॉलम आपस में मिल गए हैं, इसलिए पंक्ति सरकारी छपाई से मिला लें',
    wordsOf: (section) => `इस फ़ाइल में यहाँ धारा ${section} के शब्द छपे हैं, इसके अपने नहीं: सरकारी छपाई से मिला लें`,
    decides: 'इसी से तय होता है कि यह क़ानून लागू होता है या नहीं',
    changeableSum: 'इसकी रक़म सरकार अधिसूचना या नियमों से बदल सकती है: आज की रक़म इस पुस्तकालय में नहीं है',
    inPlaceOf: ({ act, section }, since) => `${since} से लागू, ${act} की धारा ${section} की जगह`,
    nearest: ({ act, section }) => `${act} की धारा ${section} की जगह कोई धारा नहीं आई; लागू क़ानून में सबसे नज़दीक यही है`,
    repealedFrom: (day) => `${day} से निरस्त`,
    dropped: (repealed) => `${repealed}; इसकी जगह कोई धारा नहीं आई`,
    depends: (repealed) => `${repealed}; कौन-सा क़ानून लागू होगा, यह घटना की तारीख़ पर निर्भर है`,
  },
};
