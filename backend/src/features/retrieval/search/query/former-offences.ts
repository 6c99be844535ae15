/** Something that was an offence, and for which people still ask the punishment. */
interface FormerOffence {
  named: RegExp;
  /** What to say instead of quoting law that only resembles it. */
  said: string;
}

const FORMER: readonly FormerOffence[] = [
  {
    named: /\badulter(?:y|ous|er)\b|\bvyabhichar\b|व्यभिचार|जारकर्म/iu,
    said: 'Adultery is no longer an offence: on 27 September 2018 the Supreme Court struck down the section of the Penal Code that punished it (Joseph Shine v. Union of India), and the Bharatiya Nyaya Sanhita, 2023 has none. It is still a ground for divorce.',
  },
  {
    named: /\b(?:homosexual(?:ity|s)?|sodomy|same[- ]sex|gay (?:sex|relationship)|lesbian)\b|समलैंगिक|\bsamlaingik/iu,
    said: 'Consensual acts between adults of the same sex are no longer an offence: on 6 September 2018 the Supreme Court held so of the section of the Penal Code that punished them (Navtej Singh Johar v. Union of India), and the Bharatiya Nyaya Sanhita, 2023 has none.',
  },
];
/** Words by which a question asks for criminal law. */
const CRIMINAL =
  /\b(?:punish(?:able|ed|es|ment)?|offences?|crimes?|criminal|sections?|IPC|BNS|penal|sanhita|jail|prison|arrest(?:ed)?|FIR|police|saza+|jurm|apradh|dhara)\b|सज़?ा|अपराध|धारा|जेल/iu;
/** Where it asks about another consequence, the law on that answers. */
const CIVIL =
  /\b(?:divorce|maintenance|alimony|custody|marriage|marry|adopt(?:ion)?|talaq|talak|kharcha|bharan|discriminat(?:e|ion)|child(?:ren)?|minor|forced|without consent|rape)\b|तलाक|भरण|शादी|विवाह|नाबालिग/iu;

/** What to say to a question that asks for the punishment of something that is no longer an offence; null for any other. */
export function formerOffence(question: string): string | null {
  if (!CRIMINAL.test(question) || CIVIL.test(question)) return null;
  return FORMER.find(({ named }) => named.test(question))?.said ?? null;
}
