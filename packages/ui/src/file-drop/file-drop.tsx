import { useEffect, useRef, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { AlertIcon, UploadIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';
import { useIsHydrated } from '../use-is-hydrated/use-is-hydrated.ts';
import { addFiles, defaultFileDropMessages, type FileDropMessages } from './choose-files.ts';
import { FileList } from './file-list.tsx';

export interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'ref'> {
  /** The field’s name in the form. */
  name: string;
  /** How many may be selected. Default: any number. With one, a new file replaces the last; otherwise it is added. */
  maxFiles?: number | undefined;
  /** Largest size of one file, in bytes. Default: no limit. */
  maxBytes?: number | undefined;
  /** Selected from the start, such as a picture that the visitor made on another page. Default: none. */
  defaultFiles?: readonly File[] | undefined;
  /** The selected files, if the caller controls them, so that they outlive this component. */
  files?: readonly File[] | undefined;
  /** Called with all selected files after each change. */
  onFilesChange?: ((files: readonly File[]) => void) | undefined;
  /** A rule beyond type and size: returns what is wrong with a file, for the visitor, or null. */
  checkFile?: ((file: File) => string | null | undefined) | undefined;
  /** Messages for rejected files. */
  messages?: Partial<FileDropMessages> | undefined;
  /** The server’s errors, by file name. */
  fileErrors?: Readonly<Record<string, string>> | undefined;
  /** The text in the box. Default: "Drag files here or browse". */
  prompt?: ReactNode;
  /** Accepted types, as for a file input: `image/*,.pdf`. Others are rejected with a message. */
  accept?: string | undefined;
  /** Whether several may be selected. Default: unless `maxFiles` is one. */
  multiple?: boolean | undefined;
  /** Accepts nothing for now. Default: false. */
  disabled?: boolean | undefined;
}

/**
 * A native file input in a box that also accepts dropped files and lists the selected ones. The input always holds
 * exactly the listed files, so the form posts them with or without scripts.
 */
export function FileDrop({
  maxFiles = Number.POSITIVE_INFINITY,
  maxBytes = Number.POSITIVE_INFINITY,
  defaultFiles = [],
  files: keptFiles,
  onFilesChange,
  checkFile,
  messages,
  fileErrors = {},
  prompt = 'Drag files here or browse',
  accept = '',
  multiple = maxFiles > 1,
  disabled = false,
  className,
  onChange,
  ...rest
}: FileDropProps) {
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [ownFiles, setOwnFiles] = useState<readonly File[]>(defaultFiles);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const files = keptFiles ?? ownFiles;

  function keep(next: readonly File[]) {
    setOwnFiles(next);
    onFilesChange?.(next);
  }

  function add(added: readonly File[]) {
    const choice = addFiles(files, added, {
      accept,
      maxFiles,
      maxBytes,
      checkFile,
      messages: { ...defaultFileDropMessages, ...messages },
    });
    setProblems(choice.problems);
    // Also if nothing was added: the input itself holds the rejected file now.
    keep([...choice.files]);
  }

  useEffect(() => {
    // Selected before hydration, or restored by the browser.
    const held = [...(input.current?.files ?? [])];
    if (held.length > 0 && files.length === 0) add(held);
    // Once, on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (input.current !== null) putFiles(input.current, files);
  }, [files]);

  useEffect(() => {
    const form = input.current?.form;
    const clear = () => {
      setOwnFiles([]);
      setProblems([]);
    };
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  }

  return (
    <div data-slot="file-drop" className={joinClasses('grid grid-cols-1 gap-3', className)}>
      <div
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!disabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className={joinClasses(
          'grid grid-cols-1 justify-items-center gap-3 rounded-sm border border-dashed border-stone-400 bg-paper-raised px-5 py-7 text-center transition-colors',
          'hover:border-stone-600 data-over:border-solid data-over:border-spruce data-over:bg-spruce-soft has-aria-invalid:border-danger has-disabled:bg-stone-100 has-disabled:text-ink-muted',
        )}
      >
        <UploadIcon className="size-6 text-brass" />
        <p className="text-small">{prompt}</p>
        <input
          {...rest}
          {...useFieldControl(rest)}
          ref={input}
          type="file"
          accept={accept === '' ? undefined : accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            onChange?.(event);
          }}
          className={joinClasses(
            'max-w-full rounded-sm text-small file:mr-3 file:min-h-11 file:rounded-sm file:border file:border-solid file:border-stone-400 file:bg-transparent file:px-4 file:font-medium file:text-ink',
            'file:cursor-pointer hover:file:border-ink hover:file:bg-ink/5 disabled:file:cursor-not-allowed disabled:file:text-stone-500',
            // The list below shows the selection; without scripts the input does.
            isHydrated && 'w-[9.5rem] overflow-hidden text-transparent file:mr-0 file:w-full forced-colors:w-auto',
          )}
        />
      </div>
      <FileList
        files={files}
        errors={fileErrors}
        onRemove={(file) => {
          setProblems([]);
          keep(files.filter((other) => other !== file));
          input.current?.focus();
        }}
      />
      <div aria-live="polite" className="empty:hidden">
        {problems.length > 0 && (
          <ul className="grid gap-1.5">
            {problems.map((problem) => (
              <li key={problem} className="flex gap-2 text-small font-medium text-danger">
                <AlertIcon className="mt-px" />
                {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Puts these files into the native input, so that they are posted. A browser that can’t keeps its own selection. */
function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
