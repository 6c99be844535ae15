/** "As defined in the Companies Act", "what does allottee mean under RERA", "definition of consumer in the Act". */
const DEFINED_IN =
  /\bdefined (?:in|under|by)\b|\b(?:definition|meaning) of\b[^.?!]{1,80}\b(?:in|under|as per|according to)\b|\bwhat does\b[^.?!]{1,80}\bmean (?:in|under|as per)\b|की परिभाषा|\bki paribhasha\b/iu;

/** "Who is a “consumer” under the Consumer Protection Act?": quotation marks show that the word itself is asked about. */
const QUOTED_TERM =
  /\b(?:who|what) (?:is|are)(?: an?| the)? ["“‘'][^"”’'.?!]{2,40}["”’'] (?:under|in|within|as per|for the purposes? of)\b/iu;

/** Whether a question asks what a word means in a law that it names. */
export const asksDefinition = (question: string): boolean => DEFINED_IN.test(question) || QUOTED_TERM.test(question);
