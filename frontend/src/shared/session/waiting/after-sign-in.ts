import type { NavigateFunction } from 'react-router-dom';
import type { ChatRequest } from '../../config/chat-request.js';
import { paths } from '../../config/paths.js';
import { dropQuestion, waitingQuestion } from './waiting-question.js';

/**
 * Opens what a person signed in for: the chat with the question that waits, otherwise the screen that required it.
 * @param screen the path of that screen, if there is one
 */
export async function openAfterSignIn(navigate: NavigateFunction, screen: string | null | undefined): Promise<void> {
  const question = waitingQuestion();
  dropQuestion();
  if (question === null) return navigate(screen ?? paths.ask, { replace: true });
  const state: ChatRequest = { chat: 'new', question };
  return navigate(paths.ask, { replace: true, state });
}
