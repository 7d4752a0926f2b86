/** How much of a file has arrived, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Loads a picture for the graphics card, without colour management: its values are numbers, not colours for the screen. */
export async function loadImage(url: string, onProgress?: OnProgress): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const blob = onProgress ? await readWithProgress(response, onProgress) : await response.blob();
  return createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
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
