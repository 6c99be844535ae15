/** What stands in every file that a test key has printed. */
export const TEST_MARK = 'TEST';
/** The same with the reason, where there is room for words. */
export const TEST_LINE = `${TEST_MARK} – made with a test key, not for use`;
