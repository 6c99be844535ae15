import { ForbiddenError } from '../errors/common-errors.js';

const TEXTS = {
  admin: 'This is for administrators: please sign in to the panel.',
  user: "This is for users: an administrator's login opens the panel only.",
};

/** The login is good, but of the other kind than is needed. Not 401: a client must not end it. */
export class OtherLoginError extends ForbiddenError {
  constructor(needed: 'user' | 'admin') {
    super(TEXTS[needed], 'LOGIN_OF_OTHER_KIND');
  }
}
