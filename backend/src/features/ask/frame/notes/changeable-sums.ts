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

/** Whether a section lets others change the sums in it: a print of the act seldom tells what is in force of them today. */
export function changesSums(text: string): boolean {
  const read = text.slice(0, READ).replaceAll(/\s+/gu, ' ');
  return SUM.test(read) && CHANGES.some((change) => change.test(read));
}
