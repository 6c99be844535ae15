import { contradictsItself } from './contradictions.js';

/** What somebody would have to do, find out or decide outside the draft. */
const OUTSIDE =
  /^(?:(?:send(?! a copy)|e-?mail|mail|whatsapp|forward|upload|submit|print|scan|call(?! [^"]{3,40} (?:the )?")|phone|ring|find|find out|figure out|look up|look into|search|google|predict|guess|estimate|calculate|compute|work out|compare|translate|explain|summari[sz]e|remind|verify|double[- ]check|research|investigate|review|proofread|advise|suggest|recommend|tell|book|schedule|arrange|hire|serve|post|courier|notari[sz]e|backdate)(?! (?:clause|notice period|charges?|fee|address)\b)\b|(?:file|lodge|register|sign|execute|stamp) (?:it|this|that|them|the (?:agreement|deed|document|complaint|notice|petition|application|case|suit|appeal|draft))\b|(?:get|have|make sure|ensure|see) (?:(?:that )?(?:it|this|them|everyone|everybody|him|her|the [a-z]{3,20}|all|both)[a-z' ]{0,20}?) ?(?:signed|signatures?|notari[sz]ed|registered|stamped|verified|approved|attested|agrees?|signs?|accepts?)\b|(?:copy|take|use|import|pull|reuse) .{2,80} from (?:the |my |our |his |her |their |your |a )?(?:last|previous|earlier|other|old|bank|email|e-mail|website|internet|file|folder|attachment|sanction|letter|google|whatsapp)\b|(?:will|would|can|could|should|do|does|did|is|are|am|was|what|why|how|when|where|who|which|whether) (?:i|we|you|he|she|they|it|this|that|the|my|our|there|to|is|are|should|much|many|happens)\b(?!.{0,80}\b(?:be|pay|bear)\b)|(?:put|add|include|insert|write|fill|enter|do|use|set|place) (?:it|that|this|them|those|these)(?: (?:in|there|here|too|into (?:it|the (?:draft|agreement|deed|document))))?$)/i;
/** "A better version", "in simpler words": how good a text is. */
const TASTE =
  /^(?:(?:put|add|include|insert|use|have|keep|give) (?:in )?(?:the |all the |some )?(?:usual|standard|normal|typical|regular) (?:stuff|things?|clauses|terms|conditions)\b|whatever\b|(?:make|write|keep|rewrite|redraft|reword|turn|have) (?:it|this|the (?:whole )?(?:draft|agreement|deed|document|notice|letter|contract|text|language|wording|tone|will|complaint|petition))(?: (?:sound|look|read|feel))?(?: (?:much|more|less|very|a bit|a little|as|so|too|[a-z]{3,14}ly))* (?:professional|strong|stronger|strict|stricter|better|good|nice|nicer|simple|simpler|short|shorter|long|longer|clear|clearer|polite|politer|aggressive|formal|readable|friendly|friendlier|fair|fairer|legal|airtight|watertight|foolproof|bulletproof|perfect|beautiful|neat|professional-looking|balanced|soft|softer|firm|firmer|tough|tougher|modern|crisp|crisper|scary|harsh|harsher)\b(?! (?:\d|that\b)))/i;

/** Why an instruction cannot be carried out, whatever the draft says; null where it may be. */
export function whyOutside(instruction: string): string | null {
  if (contradictsItself(instruction)) return 'This asks for two things that cannot both be, so nothing was changed.';
  if (OUTSIDE.test(instruction)) return 'This asks for something that cannot be done in the draft, so nothing was changed.';
  if (TASTE.test(instruction)) return 'This does not say which words to change, so nothing was changed.';
  return null;
}
