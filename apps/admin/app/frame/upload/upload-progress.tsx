export interface UploadProgressProps {
  readonly name: string;
  readonly share: number;
}

export function UploadProgress({ name, share }: UploadProgressProps) {
  return (
    <span className="flex flex-wrap items-center gap-3 text-small">
      <span className="break-all">{name}</span>
      <progress
        value={share}
        aria-label={`Uploading ${name}`}
        className="h-2 w-40 appearance-none overflow-hidden rounded-full bg-stone-200 [&::-moz-progress-bar]:bg-spruce [&::-webkit-progress-bar]:bg-stone-200 [&::-webkit-progress-value]:bg-spruce"
      />
      {/* Sent; the server is checking it. */}
      {share === 1 && <span className="text-ink-muted">Checking…</span>}
    </span>
  );
}
