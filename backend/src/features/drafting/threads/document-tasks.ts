import { CHECK_TASKS } from '../../review/threads/check-tasks.js';
import { EDIT_TASKS } from '../../editing/threads/edit-tasks.js';
import { NOTICE_TASKS } from '../../notices/threads/notice-tasks.js';
import { TEMPLATE_TASKS } from '../../templates/threads/template-tasks.js';

/** Work on whole texts, that of the features below: pure, so that it runs in a thread as well as here. */
export const DOCUMENT_TASKS = { ...TEMPLATE_TASKS, ...NOTICE_TASKS, ...CHECK_TASKS, ...EDIT_TASKS };
