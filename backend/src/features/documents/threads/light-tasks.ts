// What `DocumentThreads` does without a thread: one file of its own, so that all of it is loaded at once, and when it is needed.
export { checkDocument } from '../checks/check-document.js';
export { revise } from '../revision/revise.js';
export { DOCUMENT_TASKS } from './document-tasks.js';
