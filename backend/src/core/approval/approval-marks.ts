/** What goes with a text that needs approval and does not have it. */
export const NOT_APPROVED = 'NOT APPROVED';
/** The same with the reason, where there is room for words. */
export const NOT_APPROVED_LINE = `${NOT_APPROVED} – no supervisor has approved this text`;
/** The same two in Hindi, for what is written in it. */
export const NOT_APPROVED_HINDI = 'अनुमोदित नहीं';
export const NOT_APPROVED_LINE_HINDI = `${NOT_APPROVED_HINDI} – किसी पर्यवेक्षक ने इस पाठ का अनुमोदन नहीं किया है`;
