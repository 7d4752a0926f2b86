import type { LeadFile } from '@showroom/store/admin';
import { formatBytes } from '@showroom/ui/format-bytes';

/** A visitor’s files. Pictures are shown and open in a new tab, a drawing opens in place, and a file name downloads. */
export function LeadFiles({ leadId, files }: { readonly leadId: string; readonly files: readonly LeadFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-2 font-serif text-heading">
        Files
      </h2>
      <LeadFileList leadId={leadId} files={files} label="Photos" />
    </section>
  );
}

export interface LeadFileListProps {
  readonly leadId: string;
  readonly files: readonly LeadFile[];
  readonly label: string;
}

/** Files without a heading, of a form or a reply. */
export function LeadFileList({ leadId, files, label }: LeadFileListProps) {
  const toHref = ({ id }: LeadFile) => `/admin/leads/${leadId}/files/${id}`;
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  return (
    <>
      {pictures.length > 0 && (
        <ul aria-label={label} className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <a href={`${toHref(picture)}?show`} target="_blank" rel="noreferrer" className="block">
                <img
                  src={`${toHref(picture)}?show=small`}
                  alt={`Open ${picture.originalName}`}
                  loading="lazy"
                  decoding="async"
                  className="aspect-4/3 w-full rounded-sm border border-hairline bg-stone-100 object-cover text-caption"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="border-t border-hairline">
        {files.map((file) => (
          <li key={file.id} className="border-b border-hairline">
            <a
              href={toHref(file)}
              download
              className="flex min-h-12 items-center justify-between gap-4 hover:underline"
            >
              <span>{file.originalName}</span>
              <span className="figures shrink-0 text-caption text-ink-muted">{formatBytes(file.byteSize)}</span>
            </a>
            {file.type === 'application/pdf' && (
              <Drawing name={file.originalName} href={`${toHref(file)}?show#navpanes=0`} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A PDF in the browser’s viewer, loaded when it is opened. Its response is sandboxed. */
function Drawing({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <details className="pb-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Preview<span className="sr-only">: {name}</span>
      </summary>
      {/* Chromium shows no PDF in a sandboxed frame; the response is sandboxed instead. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        src={href}
        title={name}
        loading="lazy"
        className="h-[75vh] w-full rounded-sm border border-hairline bg-stone-100"
      />
    </details>
  );
}
