import { lazy, Suspense } from 'react';
import { CloseIcon, FileIcon } from '../icons/icons.tsx';
import { formatBytes } from './format-bytes.ts';

// Loaded only for pictures; if that fails, a file icon is shown.
const Thumbnail = lazy(() => import('./thumbnail.tsx').catch(() => ({ default: () => <FileIcon /> })));

export interface FileListProps {
  readonly files: readonly File[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onRemove: (file: File) => void;
}

/** The selected files with thumbnail, size, error and remove button. */
export function FileList({ files, errors, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Chosen files" className="grid border-t border-hairline">
      {files.map((file) => {
        const error = Object.hasOwn(errors, file.name) ? errors[file.name] : undefined;
        return (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-b border-hairline py-1"
          >
            <span className="grid size-11 place-items-center overflow-hidden rounded-xs text-ink-muted">
              {file.type.startsWith('image/') ? (
                <Suspense fallback={<FileIcon />}>
                  <Thumbnail file={file} />
                </Suspense>
              ) : (
                <FileIcon />
              )}
            </span>
            <span className="min-w-0 text-small">
              <span className="block">{file.name}</span>
              <span className="figures block text-caption text-ink-muted">{formatBytes(file.size)}</span>
              {error !== undefined && <span className="block font-medium text-danger">{error}</span>}
            </span>
            <button
              type="button"
              onClick={() => onRemove(file)}
              className="grid size-11 place-items-center rounded-sm text-ink-muted hover:bg-ink/5 hover:text-ink"
              aria-label={`Remove ${file.name}`}
            >
              <CloseIcon />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
