/**
 * Posts a form with files.
 *
 * @param onProgress called with the sent share, from 0 to 1
 * @param signal cancels the upload
 * @returns the response; undefined without one, as when offline
 */
export function sendWithProgress(
  path: string,
  body: FormData,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<string | undefined> {
  // `fetch` doesn’t report upload progress.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => resolve(request.responseText));
    request.addEventListener('error', () => resolve(undefined));
    request.addEventListener('abort', () => resolve(undefined));
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    request.send(body);
  });
}
