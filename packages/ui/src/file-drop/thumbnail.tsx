import { useEffect, useState } from 'react';
import { FileIcon } from '../icons/icons.tsx';

/** What a chosen picture shows; one that the browser cannot draw has the sign of a file. */
export default function Thumbnail({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isUnmounted = false;
    async function show() {
      // Tried first: an image that cannot be drawn would be a complaint of the browser's.
      const bitmap = await createImageBitmap(file).catch(() => null);
      bitmap?.close();
      if (bitmap === null || isUnmounted) return;
      address = URL.createObjectURL(file);
      setUrl(address);
    }
    void show();
    return () => {
      isUnmounted = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [file]);
  return url === null ? (
    <FileIcon />
  ) : (
    <img src={url} alt="" decoding="async" className="size-full bg-stone-100 object-cover" />
  );
}
