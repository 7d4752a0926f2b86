import type { Answer } from './search.tsx';

/**
 * Asks, over a page on which something may be half written: what keeps the server from answering, or from letting whoever asks in, is an
 * answer too, and the page stays.
 */
export async function answerWhatever(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch {
    return { question: '', groups: [], hasFailed: true };
  }
}
