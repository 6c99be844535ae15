import { AppError } from '../../shared/api/app-error.js';
import { ErrorCode } from '../../shared/api/error-codes.js';
import { type AuthenticatorSetup, postEnrolment } from '../../shared/api/rest-client.js';

/** What a login asks for after the password. */
export interface PendingStep {
  challenge: string;
  /** Where the account has to set its second factor up first. */
  setup?: AuthenticatorSetup;
}

/** The second step that a login asks for, or the error that it failed with. */
export async function pendingStep(error: unknown): Promise<PendingStep | Error> {
  if (!(error instanceof AppError)) return error instanceof Error ? error : new Error(String(error));
  const { challenge } = error;
  if (challenge === undefined) return error;
  if (error.code !== ErrorCode.enrolmentRequired) return { challenge };
  return postEnrolment(challenge).then(
    (setup) => ({ challenge, setup }),
    (failed: unknown) => failed as AppError,
  );
}
