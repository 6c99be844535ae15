import { BadRequestError, ConflictError, NotFoundError } from '../../../core/errors/common-errors.js';

/** Also for a document that the caller does not see. */
export class DocumentNotFoundError extends NotFoundError {
  constructor() {
    super('Document not found', 'DOCUMENT_NOT_FOUND');
  }
}

/** It is drafted in one matter, and its document belongs to another or to none. */
export class DocumentOutsideMatterError extends ConflictError {
  constructor() {
    super('This document does not belong to that matter. Move it there first, or begin another one.', 'DOCUMENT_OUTSIDE_MATTER');
  }
}

export class VersionNotFoundError extends NotFoundError {
  constructor() {
    super('Version not found', 'DOCUMENT_VERSION_NOT_FOUND');
  }
}

export class TooManyVersionsError extends ConflictError {
  constructor(most: number) {
    super(`A document keeps at most ${most} versions. Delete some of them first.`, 'TOO_MANY_VERSIONS');
  }
}

export class TooManyDocumentsError extends ConflictError {
  constructor(most: number) {
    super(`At most ${most} documents are kept. Delete some of them first.`, 'TOO_MANY_DOCUMENTS');
  }
}

export class OnlyVersionError extends ConflictError {
  constructor() {
    super('The only version of a document cannot be deleted. Delete the document instead.', 'ONLY_VERSION');
  }
}

export class DifferentDocumentsError extends BadRequestError {
  constructor() {
    super('Only versions of the same document can be compared', 'DIFFERENT_DOCUMENTS');
  }
}

export class OtherDocumentTypeError extends BadRequestError {
  constructor() {
    super('The document is of another type', 'OTHER_DOCUMENT_TYPE');
  }
}

/** Somebody saved it since the version that the caller knows; what they saved and what was sent are both still there. */
export class DocumentChangedError extends ConflictError {
  constructor() {
    super(
      'Somebody saved this document while you were editing it. Your text was not saved; compare the two, then save it again.',
      'DOCUMENT_CHANGED',
    );
  }
}

/** The draft is no longer the one that changes were made for. */
export class DraftChangedError extends ConflictError {
  constructor() {
    super('The draft has changed since these changes were proposed, so nothing was kept. Please ask for them again.', 'DRAFT_CHANGED');
  }
}
