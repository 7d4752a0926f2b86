import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import type { DecodedHeic } from './heic-messages.ts';
import { MOST_PIXELS } from './most-pixels.ts';

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void decode(data).then((decoded) =>
    self.postMessage(decoded, { transfer: isPicture(decoded) ? [decoded.data.buffer] : [] }),
  );
});

async function decode(file: Blob): Promise<DecodedHeic> {
  const { HeifDecoder } = libheif();
  const [image] = new HeifDecoder().decode(await file.arrayBuffer());
  if (!image) return null;
  // Upright: libheif applies the rotation that the file asks for.
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) return 'too-large';
  const shown = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return new Promise((resolve) => {
    image.display(shown, (result) => resolve(result ? shown : null));
  });
}

function isPicture(decoded: DecodedHeic): decoded is Exclude<DecodedHeic, 'too-large' | null> {
  return decoded !== null && decoded !== 'too-large';
}
