/**
 * Posts a form with files.
 *
 * @param onProgress told how much of it has left, from 0 to 1
 * @param signal gives it up
 * @returns what was answered; undefined where nothing was, as without a connection
 */
export function sendWithProgress(
  path: string,
  body: FormData,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<string | undefined> {
  // `fetch` does not tell how much has left.
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
