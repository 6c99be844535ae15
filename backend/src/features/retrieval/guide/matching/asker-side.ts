import type { Topic, TopicSide } from '../topic.js';

/** A husband or a brother may as well be the one whom the asker complains of. */
const ME = String.raw`(?:me|us|my (?:[^ ]+ ){0,2}(?:parents|family))`;
/** Words by which somebody says that a claim or charge is made against them, or that they did what is complained of; of a question in small letters. */
const SIGNS = [
  new RegExp(
    String.raw`\b(?:cases?|complaints?|complained|fir|suit|petition|498a?|charges?|allegations?|sections?) (?:[^ ]+ ){0,6}(?:against|on|upon) ${ME}\b`,
    'u',
  ),
  new RegExp(String.raw`\b(?:sen[dt]s?|served|gave|issued) ${ME} (?:[^ ]+ ){0,3}(?:notice|summons)\b`, 'u'),
  new RegExp(String.raw`\b(?:what|anything) (?:[^ ]+ ){0,3}happen to ${ME}\b|\b(?:arrest|jail|sue[sd]?|accus(?:e[sd]?|ing)) ${ME}\b`, 'u'),
  /\bi (?:[^ ]+ ){0,2}(?:never|not|don[’']?t) owed?\b|\bi owed? (?:him|her|them|the [^ ]+) (?:nothing|no)\b|\bnotice (?:that|saying) (?:[^ ]+ ){0,12}i (?:must|should|have to) pay\b/u,
  /\bi (?:am|was|have been) (?:[^ ]+ )?accused\b|\bam i (?:liable|guilty|in trouble)\b/u,
  /\bi (?:[^ ]+ )?(?:hit|rammed|bumped|knocked down|ran over) (?:a|an|the|some|into)\b|\bmy (?:car|bike|scooter|scooty|truck|tractor|auto|tempo) (?:[^ ]+ )?(?:hit|rammed|bumped|knocked down|ran over) (?:a|an|the|some|into)\b/u,
  /\bi (?:[^ ]+ )?(?:gave|given|issued|signed|wrote) (?:him |her |them )?(?:a|an|the|my|one|two|security|blank) (?:[^ ]+ ){0,2}che(?:que|ck)s?\b/u,
  /\b(?:mujh ?(?:par|pe)|(?:mere|hamare) (?:upar|khilaf)|meri (?:gaadi|gadi|car|bike|scooty) se)\b/u,
  /मुझ ?(?:पर|पे)(?![\u0900-\u0963])|(?:मेरे|हमारे) (?:ऊपर|ख़?िलाफ़?)|मेरी (?:गाड़ी|कार|बाइक|स्कूटी) से/u,
];
/** The weight of a topic for the asker's side, and for the other side. */
const SHARE: Readonly<Record<TopicSide, number>> = { respondent: 1.25, claimant: 0.75 };

/** Whether the asker answers for something: a case, a complaint or a notice is against them, or they caused the harm. */
export const isRespondent = (question: string): boolean => SIGNS.some((sign) => sign.test(question.toLowerCase()));

/** The weight of a topic: more for those of one against whom a claim is made, less for those of who makes it, where that is the asker. */
export const sideShare = ({ side }: Pick<Topic, 'side'>, respondent: boolean): number =>
  respondent && side !== undefined ? SHARE[side] : 1;
