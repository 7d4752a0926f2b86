import type { Answer } from './command-palette.tsx';

/**
 * Asks, over a page on which something may be half written: what keeps the server from answering, or from letting whoever asks in, is an
 * answer too, and the page stays.
 */
export async function answerOrFailure(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch {
    return { question: '', groups: [], hasFailed: true };
  }
}
