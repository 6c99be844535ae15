import { ConflictError } from '../../core/errors/common-errors.js';

export class AdministratorAccountError extends ConflictError {
  constructor() {
    super(
      'An administrator’s account cannot be deleted. Another administrator has to remove its admin rights first.',
      'ADMINISTRATOR_ACCOUNT',
    );
  }
}
