const KILOBYTE = 1024;

/** Upper bound for a reference file in bytes; the file must be smaller. */
export const MAX_UPLOAD_BYTES = 10 * KILOBYTE * KILOBYTE;
export const USER_UPLOAD_EXTENSIONS = ['.pdf', '.txt', '.doc', '.docx'] as const;

/** Photographs sent at once, which become one file: how many, and the bytes of each and of all of them, inclusive. */
export const PHOTOGRAPHS = { most: 20, bytes: 20 * KILOBYTE * KILOBYTE, allBytes: 50 * KILOBYTE * KILOBYTE } as const;
export const PHOTOGRAPH_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif'] as const;

export const ADMIN_UPLOAD_EXTENSIONS = ['.pdf', '.txt'] as const;

/** Of a letterhead: lengths in characters, margins in millimetres. */
export const LETTERHEAD = { header: 400, footer: 100, margin: { min: 20, max: 40, preset: 25 } } as const;
export const MAX_LOGO_BYTES = 200 * KILOBYTE;

/** Of a court format: lengths in characters, margins in millimetres, type in points, files in megabytes. */
export const COURT_FORMAT = {
  name: 80,
  courts: 20,
  margin: { min: 10, max: 60 },
  size: { min: 10, max: 18 },
  fileMb: { min: 1, max: 200 },
} as const;

/** Of a bundle of a draft and annexures: files, bytes of all of them together, pages with the draft, characters. */
export const BUNDLE = { annexures: 30, bytes: 40 * KILOBYTE * KILOBYTE, pages: 500, mark: 40, title: 200 } as const;

/** Most characters in a question, and in an earlier turn sent with it. */
export const MAX_QUESTION_LENGTH = 4000;
export const MAX_TURN_LENGTH = 8000;

export const PASSWORD_MIN_LENGTH = 6;
export const NAME_MIN_LENGTH = 2;

export const DEFAULT_INITIAL_TOKENS = 20;
export const MULTIPLIER_STEP = 0.1;
export const MULTIPLIER_DEFAULT = 1;

/** Milliseconds. */
export const TOAST_SUCCESS_MS = 2000;
export const TOAST_ERROR_MS = 4000;
export const LOGOUT_REDIRECT_MS = 100;
export const ADMIN_LOGIN_REDIRECT_MS = 1500;
export const MAX_TOASTS = 20;

export const DEFAULT_DOCUMENT_TYPE = 'rent_agreement';
export const REPLY_DOCUMENT_TYPE = 'reply';
export const COMPLEXITY = 'simple';
