/** How much of a file has arrived, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Loads a picture for the graphics card, without colour management: its values are numbers, not colours for the screen. */
export async function loadImage(url: string, onProgress?: OnProgress): Promise<ImageBitmap> {
  const response = await fetchPatiently(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const blob = onProgress ? await readWithProgress(response, onProgress) : await response.blob();
  return createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
}

const MOST_TRIES = 6;

/** Asks again when the server is busy making pictures and says when to. */
async function fetchPatiently(url: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url);
    const waitS = Number(response.headers.get('Retry-After'));
    if (response.ok || !(waitS > 0) || attempt === MOST_TRIES) return response;
    await new Promise((resolve) => setTimeout(resolve, waitS * 1000));
  }
}

async function readWithProgress(response: Response, onProgress: OnProgress): Promise<Blob> {
  const size = Number(response.headers.get('Content-Length'));
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body || !(size > 0)) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    arrived += part.value.byteLength;
    onProgress(Math.min(1, arrived / size));
  }
  return new Blob(parts, { type });
}
