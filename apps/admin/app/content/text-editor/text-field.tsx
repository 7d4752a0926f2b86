import { canEditVisually } from '@showroom/store/text-limits';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Textarea } from '@showroom/ui/textarea';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { VisualEditorProps } from './visual-editor.tsx';

// Only pages with a text to write fetch it, and only once they can be used.
const VisualEditor = lazy(() => import('./visual-editor.tsx'));

export interface TextFieldProps extends Pick<VisualEditorProps, 'pictures' | 'choosePicture'> {
  /** Of the control; its label is `<id>-label`. */
  readonly id: string;
  /** Under which the text is posted. */
  readonly name: string;
  /** What the text is. */
  readonly label: string;
  /** Markdown. */
  readonly defaultValue: string;
  /** How long it may be, in characters. */
  readonly maxLength: number;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  /** Told of the text as it is written. */
  readonly onTextChange?: ((markdown: string) => void) | undefined;
}

const TOO_LARGE = 'This text is too large for the visual editor. ';

/** How long no one types before the text is written as Markdown, which is work for as long as it is. In milliseconds. */
const PAUSE_MS = 250;

/** How a page is left without the editor being left first. */
const WAYS_OUT = ['beforeunload', 'pagehide', 'popstate'] as const;

/**
 * A long text in Markdown, written as it will look or as its source. The source's own control holds it either way, so that the form
 * posts it, and before scripts run it is the way to write. What is typed into the editor is in it after a pause, and at once for
 * whoever asks what the form holds or leaves the editor.
 */
export function TextField({ id, name, label, defaultValue, maxLength, error, onTextChange, ...rest }: TextFieldProps) {
  const isHydrated = useIsHydrated();
  const source = useRef<HTMLTextAreaElement>(null);
  const [isSource, setIsSource] = useState(false);
  /** The editor that is out of sight holds something else than the source. */
  const isBehind = useRef(false);
  // What the next editor begins with: it is made again when someone comes back from a source that they changed.
  const [text, setText] = useState(defaultValue);
  const [generation, setGeneration] = useState(0);
  const isTooLarge = useMemo(() => !canEditVisually(text), [text]);
  const isVisual = isHydrated && !isSource && !isTooLarge;
  /** Writes what was typed and is not in the control yet; undefined where all of it is. */
  const typed = useRef<() => string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function forgetTyped() {
    clearTimeout(pause.current);
    typed.current = undefined;
  }

  function take() {
    const markdown = typed.current?.();
    forgetTyped();
    const { current } = source;
    if (current === null || markdown === undefined) return;
    current.value = markdown;
    // Whoever listens to the form hears of it as of any other control.
    current.dispatchEvent(new Event('input', { bubbles: true }));
    onTextChange?.(markdown);
  }
  const takeNow = useEffectEvent(take);
  const tell = useEffectEvent((formData: FormData) => {
    // The control itself waits: a form that is being read is not to be told of a change.
    if (typed.current !== undefined) formData.set(name, typed.current());
  });
  // On the way out while the control is still in its form, which may keep what it held.
  useLayoutEffect(() => () => takeNow(), []);
  useEffect(() => {
    const form = source.current?.form;
    const onFormData = ({ formData }: FormDataEvent) => tell(formData);
    const onWayOut = () => takeNow();
    form?.addEventListener('formdata', onFormData);
    // Before anyone who asks whether something would be lost.
    for (const way of WAYS_OUT) addEventListener(way, onWayOut, { capture: true });
    return () => {
      form?.removeEventListener('formdata', onFormData);
      for (const way of WAYS_OUT) removeEventListener(way, onWayOut, { capture: true });
    };
  }, []);

  return (
    <div>
      <Field
        id={id}
        label={<span id={`${id}-label`}>{label}</span>}
        hint={
          isVisual
            ? 'In a table or a list, press Esc, then Tab, to leave the editor'
            : `${isTooLarge ? TOO_LARGE : ''}Markdown: ## for a heading, - for a list, [text](/path) for a link`
        }
        error={error}
        isRequired
      >
        <Textarea
          ref={source}
          name={name}
          defaultValue={defaultValue}
          maxLength={maxLength}
          rows={20}
          // A link from the summary of errors leads to it, and on to the editor.
          onFocus={() => {
            if (isVisual) focusEditor(id);
          }}
          onChange={({ currentTarget }) => {
            onTextChange?.(currentTarget.value);
            // Written by no editor, perhaps before the scripts came: the next one begins with this, and one that shows again.
            setText(currentTarget.value);
            forgetTyped();
            isBehind.current = isSource;
            if (isVisual) setGeneration(generation + 1);
          }}
          className={isVisual ? undefined : 'min-h-[31rem] font-mono'}
          style={isVisual ? outOfSight : undefined}
          tabIndex={isVisual ? -1 : undefined}
          aria-hidden={isVisual || undefined}
        />
      </Field>
      {isHydrated && !isTooLarge && (
        // As high as the source was: what follows it stays where it is. Kept behind the source, it can still undo what was done in it.
        <div
          id={`${id}-visual`}
          hidden={isSource}
          className="mt-1.5 min-h-[31rem] overflow-clip rounded-sm border border-stone-400 bg-paper-raised"
          onBlur={take}
        >
          <Suspense fallback={<p className="p-4 text-small text-ink-muted">Loading editor…</p>}>
            <VisualEditor
              key={generation}
              {...rest}
              markdown={text}
              onChange={(write) => {
                typed.current = write;
                clearTimeout(pause.current);
                pause.current = setTimeout(take, PAUSE_MS);
              }}
              labelledBy={`${id}-label`}
              describedBy={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
            />
          </Suspense>
        </div>
      )}
      {isHydrated && !isTooLarge && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() => {
            take();
            if (isBehind.current) setGeneration(generation + 1);
            isBehind.current = false;
            setIsSource(!isSource);
          }}
        >
          {isSource ? 'Switch to visual editor' : 'Edit as Markdown'}
        </Button>
      )}
    </div>
  );
}

/** It keeps a place, so that it can be focused; its own class names say how wide it is otherwise. */
const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  minHeight: 0,
  padding: 0,
  clipPath: 'inset(50%)',
} as const;

function focusEditor(id: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(id)}-visual [contenteditable]`)?.focus();
}
