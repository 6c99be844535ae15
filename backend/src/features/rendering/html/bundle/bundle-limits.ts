/** What a bundle may have; bytes as uploaded, pages with the draft and the index, lengths in characters. */
export const BUNDLE_LIMITS = { annexures: 30, bytes: 40 * 1024 * 1024, pages: 500, mark: 40, title: 200 } as const;
