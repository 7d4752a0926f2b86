import type { DecodedHeic } from './heic-messages.ts';

/** Decodes a photo of an iPhone in a worker that is loaded for it. Null if it is damaged. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap | 'too-large' | null> {
  const worker = new Worker(new URL('heic.worker.ts', import.meta.url), { type: 'module' });
  try {
    const decoded = await new Promise<DecodedHeic>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<DecodedHeic>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The decoder could not be loaded.')));
      worker.postMessage(file, { transfer: [] });
    });
    if (decoded === null || decoded === 'too-large') return decoded;
    return await createImageBitmap(new ImageData(decoded.data, decoded.width, decoded.height));
  } finally {
    worker.terminate();
  }
}
