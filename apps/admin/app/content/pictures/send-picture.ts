import { sendWithProgress } from '../../frame/upload/send-with-progress.ts';
import { readChoice, type PictureChoice } from './picture-choice.ts';

/** What became of a picture that was sent. */
export type SentPicture =
  | {
      readonly ok: true;
      readonly isNew: boolean;
      readonly isAnimated: boolean;
      /** How it is shown; undefined as long as it cannot be. */
      readonly choice: PictureChoice | undefined;
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** Whether nothing is wrong with the picture, so that it may be sent as it is once more. */
      readonly isWorthAnother: boolean;
    };

const NOT_SENT = {
  ok: false,
  message: 'Upload failed. Check your connection and try again.',
  isWorthAnother: true,
} as const;

/**
 * Sends one picture to the library.
 *
 * @param onProgress told how much of it has left, from 0 to 1
 * @param signal gives it up
 */
export async function sendPicture(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<SentPicture> {
  const body = new FormData();
  body.append('files', file);
  const answer = await sendWithProgress('/admin/media/upload', body, onProgress, signal);
  return answer === undefined ? NOT_SENT : readAnswer(answer);
}

function readAnswer(text: string): SentPicture {
  try {
    const [first]: unknown[] = JSON.parse(text);
    const { ok, isNew, isAnimated, choice, message, isWorthAnother } = Object(first);
    if (ok === true) {
      return {
        ok: true,
        isNew: isNew === true,
        isAnimated: isAnimated === true,
        choice: choice === undefined ? undefined : readChoice(choice),
      };
    }
    return typeof message === 'string' ? { ok: false, message, isWorthAnother: isWorthAnother === true } : NOT_SENT;
  } catch {
    // The login came back in its place, or words of a server that could do nothing.
    return { ok: false, message: 'Upload failed. Try again.', isWorthAnother: true };
  }
}
