import type { LeadFile } from '@showroom/store/admin/find-lead';

/** What the visitor attached. A click downloads; nothing of a stranger's opens inside this origin. */
export function LeadFiles({ leadId, files }: { readonly leadId: string; readonly files: readonly LeadFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-2 font-serif text-heading">
        Files
      </h2>
      <ul className="border-t border-hairline">
        {files.map((file) => (
          <li key={file.id} className="border-b border-hairline">
            <a
              href={`/admin/leads/${leadId}/files/${file.id}`}
              download
              className="flex min-h-12 items-center justify-between gap-4 hover:underline"
            >
              <span className="break-all">{file.originalName}</span>
              <span className="figures shrink-0 text-caption text-ink-muted">{formatBytes(file.byteSize)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatBytes(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
