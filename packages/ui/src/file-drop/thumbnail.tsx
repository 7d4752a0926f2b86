import { useEffect, useState } from 'react';
import { FileIcon } from '../icons/icons.tsx';

/** A thumbnail of a selected picture; a file icon if the browser can’t decode it. */
export default function Thumbnail({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isUnmounted = false;
    async function show() {
      // Tried first, because an image that can’t be decoded would log an error.
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
