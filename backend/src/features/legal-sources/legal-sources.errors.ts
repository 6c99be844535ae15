import { BadRequestError, ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

export class NoFileError extends BadRequestError {
  constructor() {
    super('Please select a file', 'NO_FILE');
  }
}

export class LegalFileTypeError extends BadRequestError {
  constructor() {
    super('Invalid file type or format', 'FILE_TYPE_NOT_ALLOWED');
  }
}

export class DuplicateSourceError extends ConflictError {
  constructor(filename: string) {
    super(`This file is already in the library as ${filename}`, 'DUPLICATE_SOURCE');
  }
}

export class LegalDocumentNotFoundError extends NotFoundError {
  constructor() {
    super('Document not found', 'DOCUMENT_NOT_FOUND');
  }
}

export class SectionNotFoundError extends NotFoundError {
  constructor() {
    super('The source has no such section or paragraph', 'SECTION_NOT_FOUND');
  }
}

export class NoLawStatusError extends ConflictError {
  constructor() {
    super('A judgment is neither in force nor repealed', 'NO_LAW_STATUS');
  }
}

export class NothingToUndoError extends ConflictError {
  constructor() {
    super('There is no edit to undo', 'NOTHING_TO_UNDO');
  }
}

export class GoldenQuestionNotFoundError extends NotFoundError {
  constructor() {
    super('Golden question not found', 'GOLDEN_QUESTION_NOT_FOUND');
  }
}

export class TooManyGoldenQuestionsError extends ConflictError {
  constructor(limit: number) {
    super(`At most ${limit} golden questions can be kept`, 'TOO_MANY_GOLDEN_QUESTIONS');
  }
}

export class TopicNotFoundError extends NotFoundError {
  constructor() {
    super('Topic not found', 'TOPIC_NOT_FOUND');
  }
}

export class TooManyTopicsError extends ConflictError {
  constructor(limit: number) {
    super(`At most ${limit} topics can be added`, 'TOO_MANY_TOPICS');
  }
}

export class NotIndexingError extends ConflictError {
  constructor() {
    super('The document is not being indexed', 'NOT_INDEXING');
  }
}

export class NotRetryableError extends ConflictError {
  constructor() {
    super('The document is being indexed already', 'NOT_RETRYABLE');
  }
}

export class GarbledTextError extends BadRequestError {
  /** @param page counts from 1 */
  constructor(readonly page: number) {
    super(
      'The text of the file is garbled and cannot be read. Please upload a version whose text can be selected and copied.',
      'GARBLED_TEXT',
    );
  }
}

/** Also for a document that is gone: anybody without a valid link learns nothing. */
export class SourceLinkError extends NotFoundError {
  constructor() {
    super('This link is not valid or has expired', 'SOURCE_LINK_INVALID');
  }
}
