/** What goes with a text that needs approval and does not have it. */
export const NOT_APPROVED = 'NOT APPROVED';
/** The same with the reason, where there is room for words. */
export const NOT_APPROVED_LINE = `${NOT_APPROVED} – no supervisor has approved this text`;
