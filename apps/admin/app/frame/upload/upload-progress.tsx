export interface UploadProgressProps {
  /** Of the file. */
  readonly name: string;
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
}

/** How far a file is that is being uploaded. */
export function UploadProgress({ name, share }: UploadProgressProps) {
  return (
    <span className="flex flex-wrap items-center gap-3 text-small">
      <span className="break-all">{name}</span>
      <progress value={share} aria-label={`Uploading ${name}`} className="w-40 accent-spruce" />
      {/* All of it has left: the server looks at it. */}
      {share === 1 && <span className="text-ink-muted">Checking…</span>}
    </span>
  );
}
