import { canEditVisually } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Textarea } from '@showroom/ui/textarea';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { VisualEditorProps } from './visual-editor.tsx';

// Loaded only on pages with a long text, after the page is usable.
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
  /** Called with the text as it is written. */
  readonly onTextChange?: ((markdown: string) => void) | undefined;
}

const TOO_LARGE = 'This text is too large for the visual editor. ';

/** The pause in typing before the text is written as Markdown, which is slow for long texts. In milliseconds. */
const PAUSE_MS = 250;

/** Ways to leave the page without blurring the editor. */
const WAYS_OUT = ['beforeunload', 'pagehide', 'popstate'] as const;

/**
 * A long Markdown text, edited visually or as source. The source’s textarea always holds the value: the form posts
 * it, and it works before scripts run. Text typed in the editor reaches it after a pause, on blur, and when something
 * reads the form.
 */
export function TextField({ id, name, label, defaultValue, maxLength, error, onTextChange, ...rest }: TextFieldProps) {
  const isHydrated = useIsHydrated();
  const source = useRef<HTMLTextAreaElement>(null);
  const [isSource, setIsSource] = useState(false);
  /** The hidden editor is out of date. */
  const isBehind = useRef(false);
  // The initial text of the next editor, created again after the source was changed.
  const [text, setText] = useState(defaultValue);
  const [generation, setGeneration] = useState(0);
  const isTooLarge = useMemo(() => !canEditVisually(text), [text]);
  const isVisual = isHydrated && !isSource && !isTooLarge;
  /** Writes typed text that is not in the textarea yet; undefined when it is up to date. */
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
    // Dispatches `input`, so that listeners of the form notice the change.
    current.dispatchEvent(new Event('input', { bubbles: true }));
    onTextChange?.(markdown);
  }
  const flush = useEffectEvent(take);
  const tell = useEffectEvent((formData: FormData) => {
    // The textarea is updated later: reading a form must not trigger a change.
    if (typed.current !== undefined) formData.set(name, typed.current());
  });
  // On unmount, while the textarea is still in its form, which may be saved locally.
  useLayoutEffect(() => () => flush(), []);
  useEffect(() => {
    const form = source.current?.form;
    const onFormData = ({ formData }: FormDataEvent) => tell(formData);
    const onWayOut = () => flush();
    form?.addEventListener('formdata', onFormData);
    // Before anything asks whether changes would be lost.
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
          isVisual ? (
            // For a keyboard: a phone has neither key.
            <span className="pointer-coarse:hidden">
              In a table or a list, press Esc, then Tab, to leave the editor
            </span>
          ) : (
            `${isTooLarge ? TOO_LARGE : ''}Markdown: ## for a heading, - for a list, [text](/path) for a link`
          )
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
          // A link of the error summary focuses it; focus moves on to the editor.
          onFocus={() => {
            if (isVisual) focusEditor(id);
          }}
          onChange={({ currentTarget }) => {
            onTextChange?.(currentTarget.value);
            // Typed into the source, perhaps before hydration: the next editor starts with it.
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
        // As tall as the source, so that the page doesn’t shift. It stays mounted behind the source to keep its undo
        // history.
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

/** It keeps a place in the layout, so that it can be focused. */
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
