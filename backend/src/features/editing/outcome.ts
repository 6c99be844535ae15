/** What became of an instruction. */
export interface SuggestionOutcome {
  instruction: string;
  /** False where nothing of it is in the draft, or nothing would be. */
  applied: boolean;
  /** For people: what was changed, or why nothing was. */
  message: string;
}
