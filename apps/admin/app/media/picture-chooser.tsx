import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ModalDialog } from '../shell/dialogs/modal-dialog.tsx';
import { ACCEPTED_PICTURES } from './accepted-pictures.ts';
import { readChoice, type PictureChoice } from './picture-choice.ts';
import { sendPicture } from './send-picture.ts';

export interface PictureChooserProps {
  /** Told of the picture that was chosen, or of none. */
  readonly onDone: (chosen: PictureChoice | undefined) => void;
}

/** Lets somebody choose a picture of the library. What is shown stays where it is: more is added behind it. */
export function PictureChooser({ onDone }: PictureChooserProps) {
  const [choices, setChoices] = useState<readonly PictureChoice[]>([]);
  const [page, setPage] = useState(0);
  const [pageCount, setPageCount] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  const [sending, setSending] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const query = useRef<HTMLInputElement>(null);

  /** Puts a picture of this device into the library and chooses it. */
  async function add(file: File) {
    setSending(file.name);
    setRefusal(undefined);
    const sent = await sendPicture(file, () => undefined);
    setSending(undefined);
    if (!sent.ok) return setRefusal(sent.message);
    if (sent.choice !== undefined) return onDone(sent.choice);
    setRefusal('It is in the library now, but cannot be shown yet. Search for it.');
  }

  async function load(number: number) {
    try {
      const found = await fetchChoices(query.current?.value ?? '', number);
      setChoices((before) => (number === 1 ? found.choices : [...before, ...found.choices]));
      setPageCount(found.pageCount);
      setPage(number);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }
  const begin = useEffectEvent(() => void load(1));
  useEffect(() => begin(), []);

  return (
    <ModalDialog title="Choose a picture" size="wide" onCancel={() => onDone(undefined)}>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Search" className="min-w-48 flex-1">
          <Input
            ref={query}
            type="search"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void load(1);
            }}
          />
        </Field>
        <Button variant="secondary" onClick={() => void load(1)}>
          Search
        </Button>
      </div>
      <Field label="Or a new one, from this device" className="mt-4">
        <Input
          type="file"
          accept={ACCEPTED_PICTURES}
          className="py-2"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same one can be chosen again after it was refused.
            currentTarget.value = '';
            if (file !== undefined && sending === undefined) void add(file);
          }}
        />
      </Field>
      <p role="status" className="mt-1 text-small text-ink-muted empty:hidden">
        {sending !== undefined && `Uploading ${sending}…`}
      </p>
      <p role="alert" className="mt-1 text-small text-danger empty:hidden">
        {refusal}
      </p>
      {hasFailed && (
        <p role="alert" className="mt-4 text-danger">
          The library cannot be reached just now.
        </p>
      )}
      {page > 0 && choices.length === 0 && <p className="mt-4 text-ink-muted">No pictures found.</p>}
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {choices.map((choice) => (
          <li key={choice.address}>
            <button
              type="button"
              onClick={() => onDone(choice)}
              className="w-full overflow-hidden rounded-sm border border-hairline text-left text-small hover:border-ink"
            >
              <img src={choice.src} alt={choice.alt} loading="lazy" className="aspect-4/3 w-full object-cover" />
              <span className="block truncate p-2">{choice.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {page < pageCount && (
          <Button variant="secondary" onClick={() => void load(page + 1)}>
            Show more
          </Button>
        )}
        <Button variant="secondary" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
      </div>
    </ModalDialog>
  );
}

async function fetchChoices(query: string, page: number) {
  const params = new URLSearchParams({ q: query, page: String(page) });
  const response = await fetch(`/admin/media/choices?${params}`, { redirect: 'error' });
  return readChoices(await response.json());
}

function readChoices(answer: unknown): { choices: PictureChoice[]; pageCount: number } {
  const { choices, pageCount } = Object(answer);
  if (!Array.isArray(choices)) throw new TypeError('Not a list of pictures');
  return {
    pageCount: Number(pageCount),
    choices: choices.map(readChoice),
  };
}
