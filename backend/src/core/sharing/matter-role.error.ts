import { ForbiddenError } from '../errors/common-errors.js';

/** What somebody wants to do with a matter, or with something that is in one. */
export type MatterUse = 'read' | 'write' | 'govern';

/** They see the matter, and their role in it does not reach so far; nothing was changed. A stranger is told that there is no such thing. */
export class MatterRoleError extends ForbiddenError {
  constructor(use: MatterUse) {
    super(
      use === 'govern'
        ? 'Only the owner of this matter can do that.'
        : 'You can read this matter, and not change it. Its owner can make you an editor.',
      'MATTER_ROLE',
    );
  }
}
