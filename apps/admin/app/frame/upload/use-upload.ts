import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendWithProgress } from './send-with-progress.ts';
import type { UploadProgressProps } from './upload-progress.tsx';

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
 * Posts a form with a file to a route that supports progress, and follows its outcome. A form without a file, or
 * before scripts run, is submitted as usual.
 *
 * @param path a route that answers with `answerUpload`
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
    progress,
    refusal,
    /** The key of the file control: an accepted file is no longer chosen. */
    uploadCount,
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
    // The response was the login page or a proxy’s error.
    return refuse(UPLOAD_FAILED);
  }
}
