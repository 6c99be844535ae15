/** Shorter words and these say too little about a section for a shared one to show that two sections are kin. */
const LEAST_LETTERS = 4;
const STEM_LETTERS = 5;
const TELLS_NOTHING = new Set(
  `the and for with from that this which shall when where what such other than under into upon been being have having their they them
  section sections code sanhita adhiniyam india indian punishment procedure provision provisions certain case cases power powers order
  person persons offence offences acts definition definitions defined general explanation explanations special relating relation made make
  making used using word words`.split(/\s+/),
);

/** Whether two headings are the same, or share the stem of a word that tells what the section is about. */
export function alike(one, other) {
  if (flat(one) === flat(other)) return true;
  const stems = stemsOf(one);
  return [...stemsOf(other)].some((stem) => stems.has(stem));
}

function stemsOf(heading) {
  const words = flat(heading.replace(/[’']s\b/g, '')).split(' ');
  return new Set(
    words.filter((word) => word.length >= LEAST_LETTERS && !TELLS_NOTHING.has(word)).map((word) => word.slice(0, STEM_LETTERS)),
  );
}

function flat(heading) {
  return heading
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
