import type { NoticeText } from '../text/notice-text.js';
import type { WrittenSum } from '../../../../core/text/values/sums.js';
import type { DemandRegion } from './demands.js';

/** Beside a demand, but not demanded: a rent by the month, a rate, the sum of a cheque that is only named. */
const NOT_DEMANDED =
  /\b(?:monthly rent of|(?<!arrears of )rent (?:of|@)|at the rate of|@|out of|per (?:month|day) of|against (?:the )?(?:payment|receipt) of|penalty of up to|fine of)[ ,]*$/iu;
const PER = /^(?: ?\/ ?-)? ?(?:per|a|each|every|p\.) ?(?:month|day|annum|m\.|week|year)\b/iu;
/** "pay Rs. 40,000 per month" is demanded; a rent that is only named is not. */
const TO_PAY = /\b(?:pay|provide|remit)(?: (?:me|her|him|my client|to my client))?,? (?:a sum of |an amount of |maintenance of )?$/iu;
/** A sum that is demanded without its figures. */
const NAMED_ONLY =
  /\b(?:said|aforesaid|above[ -]?(?:said|mentioned)?|entire|outstanding|due|balance|cheque|total) (?:cheque |outstanding |due |legally |balance |loan |principal ){0,4}(?:amounts?|sums?|dues|money|payment)\b|\b(?:amount|sum|value) of the (?:said |above |dishonoured ){0,3}cheques?\b|\b(?:arrears|liabilit(?:y|ies))\b|(?:उक्त|चेक|बकाया) ?(?:चेक )?(?:की )?(?:राशि|रकम|धनराशि)/iu;
/** Beside sums in figures: "the said amount of tax and a penalty of Rs. 10,000". */
const ALSO_SAID = /\b(?:said|aforesaid) (?:amount|sum) of (?!rs\b|inr\b|rupees\b)\p{L}/iu;
const CHEQUE = /cheque|चेक/iu;
const DUE = /\b(?:balance|outstanding|due|unpaid|payable|arrears|remains?|liability|owe)\b|बकाया|शेष|देय/iu;
/** In a summons the claim stands in what it tells of the suit. */
const SUED_FOR = /\b(?:suit|instituted)[^.]{0,120}\b(?:recovery of|for)[ ,](?:a sum of |the sum of )?$/iu;
/** Who is to explain or to furnish something owes no sum yet, unless it says why a sum should not be recovered. */
const TELLING = /^(?:furnish|explain|produce|file|submit|state|clarify|disclose|reply|appear|attend|give)\b/iu;
const TO_BE_PAID = /\b(?:recovered|demanded|imposed|levied|paid|pay|deposit|remit|refund)\b/iu;
const AROUND = 160;

/** Which of the amounts the paper demands; those that it only mentions are not. */
export function demandedAmounts(text: NoticeText, amounts: readonly WrittenSum[], demands: readonly DemandRegion[]): Set<WrittenSum> {
  const demanded = new Set<WrittenSum>();
  for (const region of demands) {
    const words = text.own.slice(region.start, region.end);
    if (TELLING.test(words) && !TO_BE_PAID.test(words)) continue;
    const inside = amounts.filter((amount) => isIn(amount, region) && !isBeside(text, amount));
    for (const amount of inside) demanded.add(amount);
    if (inside.length > 0 && ALSO_SAID.test(words)) for (const amount of meant(text, amounts, region)) demanded.add(amount);
    if (inside.length === 0 && NAMED_ONLY.test(text.own.slice(region.start, region.end)))
      for (const amount of meant(text, amounts, region)) demanded.add(amount);
  }
  if (demanded.size === 0)
    for (const amount of amounts) if (SUED_FOR.test(text.own.slice(Math.max(0, amount.start - AROUND), amount.start))) demanded.add(amount);
  return demanded;
}

const isIn = (amount: WrittenSum, { start, end, items }: DemandRegion): boolean =>
  amount.start >= start && amount.end <= Math.max(end, items.at(-1)?.end ?? end);

function isBeside(text: NoticeText, { start, end }: WrittenSum): boolean {
  const before = text.own.slice(Math.max(0, start - 60), start);
  return NOT_DEMANDED.test(before) || (PER.test(text.own.slice(end, end + 30)) && !TO_PAY.test(before));
}

/** What "the said cheque amount" or "the outstanding amount" means: sums told before it, nearest first. */
function meant(text: NoticeText, amounts: readonly WrittenSum[], region: DemandRegion): WrittenSum[] {
  const words = text.own.slice(region.start, region.end);
  const before = amounts.filter(({ end, start }) => end <= region.start && text.own.charAt(start) === text.flat.charAt(start));
  const around = ({ start, end }: WrittenSum) => text.own.slice(Math.max(0, start - AROUND), end + AROUND / 4);
  const about = CHEQUE.test(words) ? CHEQUE : DUE;
  const fitting = before.filter((amount) => about.test(around(amount)));
  if (/\bcheques\b/iu.test(words)) return fitting;
  const nearest = fitting.at(-1) ?? before.at(-1);
  return nearest ? [nearest] : [];
}
