/**
 * Words whose full stop ends no sentence in statutes and judgments, in lower case and without that full stop. Whoever splits legal prose
 * starts from these and adds what its own texts need.
 */
export const LEGAL_ABBREVIATIONS: readonly string[] =
  `mr mrs ms dr smt hon st no nos s ss sec secs cl cls art arts para paras p pp r rr reg regs ch sch vol ed v vs viz cf etc al anr ors rs ltd co
  inc corp dept a.i.r s.c.c i.e e.g id ibid op cit jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/);
