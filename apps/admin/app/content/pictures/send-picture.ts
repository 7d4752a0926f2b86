import { sendWithProgress } from '../../frame/upload/send-with-progress.ts';
import { readChoice, type PictureChoice } from './picture-choice.ts';

export type SentPicture =
  | {
      readonly ok: true;
      readonly isNew: boolean;
      readonly isAnimated: boolean;
      readonly choice: PictureChoice | undefined;
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** Whether the same file may be sent again. */
      readonly isWorthAnother: boolean;
    };

const NOT_SENT = {
  ok: false,
  message: 'Upload failed. Check your connection and try again.',
  isWorthAnother: true,
} as const;

/**
 * Uploads one picture.
 *
 * @param onProgress called with the sent share, from 0 to 1
 * @param signal cancels the upload
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
    // The response was the login page or a proxy’s error.
    return { ok: false, message: 'Upload failed. Try again.', isWorthAnother: true };
  }
}
