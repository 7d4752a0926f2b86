import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendWithProgress } from './send-with-progress.ts';
import type { UploadProgressProps } from './upload-progress.tsx';

/** Why a form with a file was not taken. */
interface UploadRefusal {
  readonly message: string;
  readonly isOfPassphrase: boolean;
}

interface UploadAnswer {
  readonly to: string | undefined;
  readonly refusal: UploadRefusal;
}

const NOT_SENT = 'Upload failed. Check your connection and try again.';
const UPLOAD_FAILED = 'Upload failed. Try again.';

/**
 * Sends a form with a file to a route of its own, so that the page can show how far it is, and goes on to where that leads. A form
 * without a file is sent as any other, and so is every form before scripts run.
 *
 * @param path of a route that answers with `answerUpload`
 */
export function useUpload(path: string) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<UploadProgressProps>();
  const [refusal, setRefusal] = useState<UploadRefusal>();
  const [uploadCount, setUploadCount] = useState(0);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(body: FormData, { name }: File) {
    const { signal } = (underWay.current = new AbortController());
    setRefusal(undefined);
    setProgress({ name, share: 0 });
    const sent = await sendWithProgress(path, body, (share) => setProgress({ name, share }), signal);
    if (signal.aborted) return;
    setProgress(undefined);
    const { to, refusal: told } = readAnswer(sent);
    if (to === undefined) return setRefusal(told);
    setUploadCount((times) => times + 1);
    await navigate(to, { preventScrollReset: true });
  }

  return {
    /** How far the file is; undefined while none is sent. */
    progress,
    refusal,
    /** For the key of the file's control: what was taken is chosen no longer. */
    uploadCount,
    /** For `onSubmit` of the form. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { currentTarget: form } = event;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const [file] = form.querySelector<HTMLInputElement>('input[type="file"]')?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      if (progress === undefined) void send(new FormData(form, submitter), file);
    },
  };
}

function refuse(message: string, isOfPassphrase = false): UploadAnswer {
  return { to: undefined, refusal: { message, isOfPassphrase } };
}

function readAnswer(text: string | undefined): UploadAnswer {
  if (text === undefined) return refuse(NOT_SENT);
  try {
    const { to, message, isOfPassphrase } = Object(JSON.parse(text));
    if (typeof to === 'string') return { ...refuse(''), to };
    return refuse(typeof message === 'string' ? message : UPLOAD_FAILED, isOfPassphrase === true);
  } catch {
    // The login came back in its place, or words of a server that could do nothing.
    return refuse(UPLOAD_FAILED);
  }
}
