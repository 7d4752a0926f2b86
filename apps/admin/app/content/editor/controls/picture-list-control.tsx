import { Button } from '@showroom/ui/button';
import { FieldGroup } from '@showroom/ui/field-group';
import { FileDrop } from '@showroom/ui/file-drop';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@showroom/ui/icons';
import { Input } from '@showroom/ui/input';
import { Picture } from '@showroom/ui/picture';
import type { PictureReference } from '@showroom/store/rules';
import { use, useEffect, useRef, useState, type MouseEvent } from 'react';
import { AccountContext } from '../../../frame/form/account-context.ts';
import { findSaveProblem, type SaveProblem } from '../../../frame/form/find-save-problem.ts';
import { SaveProblemMessage } from '../../../frame/form/save-problem-message.tsx';
import { ACCEPTED_PICTURES } from '../../pictures/accepted-pictures.ts';
import type { LibraryPage } from '../../pictures/load-library.server.ts';
import { toPictureReference } from '../../kinds/picture-address.ts';
import type { PictureChoice } from '../../pictures/picture-choice.ts';
import { sendPicture } from '../../pictures/send-picture.ts';
import { usePictureChooser } from '../../pictures/use-picture-chooser.tsx';
import { readPictures, writeList } from '../../kinds/form-values.ts';
import { UploadProgress } from '../../../frame/upload/upload-progress.tsx';
import { editList, moveEntry, writeStep, type ListStep } from '../../list-editing/edit-list.ts';
import type { DrawnPicture } from './drawn-form.ts';
import type { ListControlProps } from '../../list-editing/list-control.ts';
import { LibraryInForm } from '../../pictures/library-in-form.tsx';
import { useDragOrder } from '../../list-editing/use-drag-order.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const NONE: readonly File[] = [];
const NOT_SHOWN_YET = 'It’s in the Media Library but can’t be shown yet. Choose it from there.';

interface PictureListControlProps extends ListControlProps {
  /** The purpose of the first picture. */
  readonly first?: string | undefined;
  readonly drawn: readonly DrawnPicture[];
  /** The library, opened without scripts. */
  readonly library: LibraryPage | undefined;
}

/**
 * An ordered list of pictures: dropped or selected, dragged into place or moved by buttons. With scripts a file is
 * uploaded as soon as it is selected; without, with the form. Failed files stay selected for another try, and
 * unfinished ones are submitted with the form, where the server recognizes duplicates.
 */
export function PictureListControl({
  id,
  name,
  label,
  hint,
  error,
  value,
  first,
  drawn,
  library,
}: PictureListControlProps) {
  const [pictures, setPictures] = useState(() => readPictures(value));
  const [sources, setSources] = useState(drawn);
  const [pending, setPending] = useState(NONE);
  const [saveProblem, setSaveProblem] = useState<SaveProblem>();
  const [isUploading, setIsUploading] = useState(false);
  const accountId = use(AccountContext);
  const [shares, setShares] = useState<ReadonlyMap<File, number>>(new Map());
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { choosePicture, chooser } = usePictureChooser();
  const add = (reference: PictureReference, { alt, record }: PictureChoice) => {
    const key = keyOf(reference);
    setSources((known) => [...known, { ...record, alt, key }]);
    setPictures((list) => (list.some((picture) => keyOf(picture) === key) ? list : [...list, reference]));
  };
  const choose = async (button: HTMLButtonElement) => {
    const chosen = await choosePicture();
    button.focus();
    const reference = toPictureReference(chosen?.address ?? '', '');
    if (chosen === undefined || reference === null) return;
    add(reference, chosen);
  };
  const { rows, behind, goTo } = useFocusInList();
  const [moved, setMoved] = useState('');
  const announcePlace = (place: number, count: number) => setMoved(`Moved to position ${place + 1} of ${count}`);
  const { grip, draggedAt } = useDragOrder((from, to) => {
    setPictures((list) => moveEntry(list, from, to));
    announcePlace(to, pictures.length);
  });

  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  // A new selection replaces the previous one, whose uploads are cancelled.
  const take = async (files: readonly File[]) => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    setPending(files);
    setSaveProblem(undefined);
    setRefused([]);
    setShares(new Map());
    setIsUploading(files.length > 0);
    if (files.length === 0) return;
    const found = await findSaveProblem(accountId);
    if (signal.aborted) return;
    setSaveProblem(found);
    if (found === undefined) await sendAll(files, signal);
    if (!signal.aborted) setIsUploading(false);
  };
  /** One by one. Files that may be retried stay selected. */
  const sendAll = async (files: readonly File[], signal: AbortSignal) => {
    for (const file of files) {
      const note = (share: number) => setShares((known) => new Map([...known, [file, share]]));
      const sent = await sendPicture(file, note, signal);
      if (signal.aborted) return;
      const reference = sent.ok ? toPictureReference(sent.choice?.address ?? '', '') : null;
      if (sent.ok && sent.choice !== undefined && reference !== null) add(reference, sent.choice);
      else setRefused((all) => [...all, `${file.name}: ${sent.ok ? NOT_SHOWN_YET : sent.message}`]);
      if (sent.ok || !sent.isWorthAnother) setPending((left) => left.filter((other) => other !== file));
    }
  };
  const step = (verb: ListStep['verb'], index: number) => ({
    type: 'submit' as const,
    name: 'step',
    value: writeStep({ field: name, verb, index }),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      const left = editList(pictures, { verb, index });
      setPictures(left);
      const place = verb === 'earlier' ? index - 1 : verb === 'later' ? index + 1 : Math.min(index, left.length - 1);
      goTo(place, verb);
      if (verb === 'remove') setMoved('Removed');
      else announcePlace(place, left.length);
    },
  });
  const buttonClass =
    'grid size-11 place-items-center rounded-sm text-ink-muted enabled:hover:bg-stone-100 enabled:hover:text-ink disabled:opacity-40';

  return (
    <FieldGroup id={id} legend={label} error={error}>
      <input type="hidden" data-initial={value} value={writeList(pictures)} readOnly />
      {pictures.length > 0 && (
        <ol ref={rows} aria-label={label} className="grid gap-3 min-[30rem]:grid-cols-2 sm:grid-cols-3">
          {pictures.map((picture, index) => {
            const source = sources.find(({ key }) => key === keyOf(picture));
            const words = source?.alt || `Image ${index + 1}`;
            return (
              <li
                key={keyOf(picture)}
                data-order={index}
                className={`rounded-sm border bg-paper-raised ${draggedAt === index ? 'border-spruce shadow-raised' : 'border-hairline'}`}
              >
                <input type="hidden" name={name} value={JSON.stringify(picture)} readOnly />
                <div className="relative aspect-4/3 overflow-hidden rounded-t-sm bg-stone-100 [&_img]:size-full [&_img]:object-cover">
                  {source === undefined ? (
                    <p className="p-3 text-small text-ink-muted">This image is no longer in the library</p>
                  ) : (
                    <Picture record={source} sizes="14rem" />
                  )}
                  {index === 0 && first !== undefined && (
                    <span className="absolute bottom-0 left-0 bg-paper px-2 py-0.5 text-caption font-medium">
                      {first}
                    </span>
                  )}
                </div>
                <div className="flex justify-between">
                  <button
                    {...step('earlier', index)}
                    disabled={index === 0}
                    aria-label={`Move earlier: ${words}`}
                    className={buttonClass}
                  >
                    <ChevronLeftIcon />
                  </button>
                  <span
                    {...grip(index)}
                    aria-hidden="true"
                    className="grid h-11 flex-1 cursor-grab touch-none place-items-center text-stone-400 select-none noscript:hidden"
                  >
                    <GripIcon />
                  </span>
                  <button
                    {...step('later', index)}
                    disabled={index === pictures.length - 1}
                    aria-label={`Move later: ${words}`}
                    className={buttonClass}
                  >
                    <ChevronRightIcon />
                  </button>
                  <button {...step('remove', index)} aria-label={`Remove: ${words}`} className={buttonClass}>
                    <CloseIcon />
                  </button>
                </div>
                <div className="px-2 pb-2">
                  <span aria-hidden="true" className="text-caption text-ink-muted">
                    Alt text
                  </span>
                  <Input
                    name={`${name}.alt`}
                    aria-label={`Alt text for image ${index + 1}`}
                    placeholder={source?.alt || 'Alt text'}
                    defaultValue={picture.alt}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          {...step('choose', 1)}
          ref={behind}
          variant="secondary"
          onClick={(event) => {
            event.preventDefault();
            void choose(event.currentTarget);
          }}
        >
          Choose from Media Library
        </Button>
      </div>
      {library !== undefined && <LibraryInForm name={name} label={label} library={library} />}
      {chooser}
      <FileDrop
        id={id}
        name={`${name}.files`}
        accept={ACCEPTED_PICTURES}
        maxBytes={MOST_BYTES}
        files={pending}
        onFilesChange={(files) => void take(files)}
        prompt={hint}
        aria-label={`Add images: ${label}`}
      />
      <p role="status" className="text-small text-ink-muted empty:hidden">
        {isUploading ? `Uploading ${pending.length === 1 ? 'an image' : `${pending.length} images`}…` : moved}
      </p>
      {saveProblem !== undefined && (
        <SaveProblemMessage saveProblem={saveProblem} kept="Your images are still selected" />
      )}
      <ul aria-label="Uploads in progress" className="grid gap-1 empty:hidden">
        {isUploading &&
          pending.map((file) => (
            <li key={`${file.name} ${file.lastModified}`}>
              <UploadProgress name={file.name} share={shares.get(file) ?? 0} />
            </li>
          ))}
      </ul>
      <div role="alert" className="text-small font-medium text-danger empty:hidden">
        {refused.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {pending.length > 0 && !isUploading && (
        <div>
          <Button variant="secondary" onClick={() => void take(pending)}>
            Try again
          </Button>
        </div>
      )}
      <noscript>
        <Button type="submit" name="step" value={writeStep({ field: name, verb: 'add', index: 0 })} variant="secondary">
          Upload now
        </Button>
      </noscript>
    </FieldGroup>
  );
}

/**
 * Keeps the focus on a moved picture, or moves it to the one that replaced a removed picture: browsers drop the focus
 * of moved and disabled elements.
 */
function useFocusInList() {
  const rows = useRef<HTMLOListElement>(null);
  const behind = useRef<HTMLButtonElement>(null);
  const next = useRef<{ readonly at: number; readonly verb: ListStep['verb'] }>(undefined);
  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (wanted === undefined) return;
    const buttons = [...(rows.current?.children[wanted.at]?.querySelectorAll('button') ?? [])];
    const isUsable = (button: HTMLButtonElement) => !button.disabled;
    const same = buttons.find((button) => isUsable(button) && button.value.includes(`:${wanted.verb}:`));
    (same ?? buttons.find(isUsable) ?? behind.current)?.focus();
  });
  const goTo = (at: number, verb: ListStep['verb']) => {
    next.current = { at, verb };
  };
  return { rows, behind, goTo };
}

function keyOf(picture: PictureReference): string {
  return picture.source === 'media' ? picture.id : picture.name;
}

function GripIcon() {
  return (
    <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" className="size-5">
      {[5, 10, 15].map((x) => [8, 12].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />))}
    </svg>
  );
}
