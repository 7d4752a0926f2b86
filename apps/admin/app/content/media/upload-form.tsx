import { uploadMaxBytes } from '@showroom/catalog-data/limits';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { FileDrop } from '@showroom/ui/file-drop';
import { use, useRef, useState, type FormEvent } from 'react';
import { AccountContext } from '../../frame/form/account-context.ts';
import { findSaveProblem, type SaveProblem } from '../../frame/form/find-save-problem.ts';
import { Form } from '../../frame/form/form.tsx';
import { SaveProblemMessage } from '../../frame/form/save-problem-message.tsx';
import { useSaveProblem } from '../../frame/form/use-save-problem.ts';
import { UploadProgress } from '../../frame/upload/upload-progress.tsx';
import { ANIMATED } from '../pictures/animated-words.ts';
import { ACCEPTED_PICTURES } from '../pictures/accepted-pictures.ts';
import { sendPicture, type SentPicture } from '../pictures/send-picture.ts';
import type { UploadedFile } from './save-uploads.server.ts';

export interface UploadFormProps {
  /** Refused files of a form without scripts. */
  readonly refused: readonly Extract<UploadedFile, { ok: false }>[];
  readonly onUploaded: () => void;
}

interface Upload {
  readonly key: string;
  readonly name: string;
  readonly share: number;
  readonly outcome?: SentPicture;
}

/**
 * Uploads pictures by drag or file picker, with progress and outcome for each. A file that failed for another reason
 * than its content stays chosen. So do those after it once the session has ended.
 */
export function UploadForm({ refused, onUploaded }: UploadFormProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [saveProblem, setSaveProblem] = useSaveProblem();
  const accountId = use(AccountContext);
  const count = useRef(0);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (files.length === 0 || isBusy) return;
    setIsBusy(true);
    const chosen = files.map((file) => {
      count.current += 1;
      return { file, key: String(count.current) };
    });
    setUploads(chosen.map(({ file, key }) => ({ key, name: file.name, share: 0 })));
    setSaveProblem(undefined);
    const note = (key: string, change: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
    const left: File[] = [];
    let met: SaveProblem | undefined;
    for (const [index, { file, key }] of chosen.entries()) {
      const outcome = await sendPicture(file, (share) => note(key, { share }));
      if (!outcome.ok && outcome.isWorthAnother) {
        met = await findSaveProblem(accountId);
        if (met !== undefined) {
          const unsent = chosen.slice(index);
          left.push(...unsent.map((other) => other.file));
          setUploads((all) => all.filter((upload) => unsent.every((other) => other.key !== upload.key)));
          break;
        }
        left.push(file);
      }
      note(key, { share: 1, outcome });
      if (outcome.ok) onUploaded();
    }
    setFiles(left);
    setSaveProblem(met);
    setIsBusy(false);
  }

  const rows = [
    ...refused.map(({ name, message }) => ({
      key: `${name} ${message}`,
      name,
      share: 1,
      outcome: { ok: false, message, isWorthAnother: false } as const,
    })),
    ...uploads,
  ];
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => void send(event)}
      className="mt-6 grid grid-cols-1 gap-4"
    >
      <Field id="upload-files" label="Upload images" hint="JPG, PNG, WebP, AVIF, GIF or HEIC, up to 10 MB each">
        <FileDrop
          name="files"
          accept={ACCEPTED_PICTURES}
          maxBytes={uploadMaxBytes}
          files={files}
          onFilesChange={setFiles}
          // Dragging needs a mouse.
          prompt={<span className="pointer-coarse:hidden">Drag images here</span>}
        />
      </Field>
      <div>
        <Button type="submit" isPending={isBusy} pendingLabel="Uploading…">
          Upload
        </Button>
      </div>
      {saveProblem !== undefined && (
        <SaveProblemMessage saveProblem={saveProblem} kept="Images that didn’t upload are still selected" />
      )}
      <ul aria-live="polite" className="grid gap-1 text-small empty:hidden">
        {rows.map((upload) => (
          <UploadLine key={upload.key} upload={upload} />
        ))}
      </ul>
    </Form>
  );
}

function UploadLine({ upload: { name, share, outcome } }: { readonly upload: Upload }) {
  if (outcome === undefined) {
    return (
      <li>
        <UploadProgress name={name} share={share} />
      </li>
    );
  }
  if (!outcome.ok) {
    return <li className="font-medium text-danger">{name === '' ? outcome.message : `${name}: ${outcome.message}`}</li>;
  }
  return (
    <li className="text-success">
      <span>{outcome.isNew ? `${name}: uploaded` : `${name}: already in your library`}</span>
      {outcome.isAnimated && <span className="block font-medium text-warning">{ANIMATED}</span>}
    </li>
  );
}
