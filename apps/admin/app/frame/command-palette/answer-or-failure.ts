import type { Answer } from './command-palette.tsx';

/**
 * Keeps the page, on which something may be half written, when the server fails or redirects to the login: the
 * failure becomes an answer.
 */
export async function answerOrFailure(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch {
    return { question: '', groups: [], hasFailed: true };
  }
}
