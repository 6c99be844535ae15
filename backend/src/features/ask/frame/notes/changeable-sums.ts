/** A sum of money in an act. */
const SUM = /\brupees\b|\bRs\.? ?\d|₹/iu;
/** Words by which an act lets somebody set another sum than the one that stands there. */
const CHANGES = [
  /\b(?:such|any) (?:other|higher|greater|enhanced|lower|lesser) (?:amount|sum|limit|rate|value|figure)\b[^.;:]{0,160}\b(?:notif(?:y|ied|ication)|specif(?:y|ied)|prescribed?|fix(?:ed)?|order)\b/iu,
  /\b(?:notify|specify|prescribe|fix) such (?:other|higher|greater|enhanced) (?:amount|sum|limit|rate|value|figure)\b/iu,
  /\b(?:Government|Corporation|Board|Bank|Authority)\b[^.;:]{0,300}\b(?:increase|enhance|raise|revise|vary)(?:,[^.;:]{1,80},)? (?:\w+ ){0,4}(?:amount|limit|sum|compensation|ceiling|value|turnover)/iu,
];
/** Characters of a section that are read. */
const READ = 20_000;

/** What is said of a section whose sums others may change; '' for none. A print of the act seldom tells what is in force of them today. */
export function changeableSumsNote(text: string): string {
  const read = text.slice(0, READ).replaceAll(/\s+/gu, ' ');
  return SUM.test(read) && CHANGES.some((change) => change.test(read))
    ? 'the law lets the sum in it be changed by notification or rules: the present figure is not in this library'
    : '';
}
