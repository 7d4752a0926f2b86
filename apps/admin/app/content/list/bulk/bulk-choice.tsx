import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { SkipLink } from '@showroom/ui/skip-link';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Form } from '../../../frame/form/form.tsx';
import type { FormField } from '../../kind-definitions/kind-form.ts';
import { rememberPlace } from '../../../frame/dialogs/remember-place.ts';
import {
  BULK_PATH,
  findStatusField,
  wordsOf,
  writeChosen,
  type BulkKind,
  type ChosenThing,
} from '../../kinds/bulk-action.ts';

/** The form that the boxes belong to, wherever they are in the list. */
const FORM_ID = 'bulk';
const BOX = '[type=checkbox][name=chosen]';
const CHOSEN = `${BOX}:checked`;

export interface BulkBarProps {
  readonly words: { readonly one: string; readonly many: string };
  readonly action: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly actions: ReactElement;
  readonly children: ReactNode;
}

/** A list whose entries can be chosen, with a bar of actions that appears with the first choice. */
export function BulkBar({ words: { one, many }, action, fields = {}, actions, children }: BulkBarProps) {
  const [count, setCount] = useState(0);
  const [boxCount, setBoxCount] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const countedAt = useRef(key);
  const findNext = useRef<() => HTMLElement | undefined>(null);
  const countedOf = useRef<ReactNode>(null);
  // The list changes without a change of a box.
  useEffect(() => {
    if (countedOf.current === children || list.current === null) return;
    countedOf.current = children;
    setCount(countChosen(list.current));
    setBoxCount(list.current.querySelectorAll(BOX).length);
  }, [children]);
  // Counts again after each response: changed entries are no longer ticked, skipped ones still are.
  useEffect(() => {
    if (countedAt.current === key || list.current === null) return;
    countedAt.current = key;
    const left = countChosen(list.current);
    setCount(left);
    // The bar disappears with its button. Focus moves to the place of the first chosen entry.
    if (left === 0) findNext.current?.()?.focus();
    findNext.current = null;
  }, [key]);
  return (
    // Only hears which boxes are ticked; the boxes are the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} className="group/bulk" onChange={(event) => setCount(countChosen(event.currentTarget))}>
      <AllBox
        isAll={boxCount > 0 && count === boxCount}
        isSome={count > 0}
        onChoose={(isChosen) => {
          for (const box of list.current?.querySelectorAll<HTMLInputElement>(BOX) ?? []) box.checked = isChosen;
        }}
      />
      {children}
      <Form
        id={FORM_ID}
        method="post"
        action={action}
        replace
        onSubmit={() => {
          const first = list.current?.querySelector(CHOSEN);
          findNext.current = first ? rememberPlace(first) : null;
        }}
        className="sticky bottom-3 z-20 mt-4 hidden flex-wrap items-center gap-2 rounded-sm border border-hairline bg-paper-raised p-2 pl-4 shadow-raised group-has-[[name=chosen]:checked]/bulk:flex"
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p tabIndex={-1} role="status" className="figures mr-auto text-small max-sm:w-full">
          {count > 0 && `${count} ${count === 1 ? one : many} selected`}
        </p>
        {actions}
      </Form>
    </div>
  );
}

interface AllBoxProps {
  readonly isAll: boolean;
  readonly isSome: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Chooses the whole page, or clears the choice. Needs a script, so nothing is drawn without one. */
function AllBox({ isAll, isSome, onChoose }: AllBoxProps) {
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome && !isAll;
  }, [isAll, isSome]);
  return (
    <div className={`mt-3 -mb-3 noscript:hidden ${isHydrated ? '' : 'invisible'}`}>
      <label className="peer/box -ml-3 inline-flex cursor-pointer items-center pr-3 text-small">
        <span className="grid size-11 place-items-center">
          <input
            ref={box}
            type="checkbox"
            checked={isAll}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            className="size-5 accent-spruce"
          />
        </span>
        Select this page
      </label>
      <ToBar />
    </div>
  );
}

/** Follows a ticked box: by Tab alone, the bar is as far away as the list is long. */
function ToBar() {
  return (
    <SkipLink
      href={`#${FORM_ID}`}
      className="hidden peer-has-checked/box:block"
      onClick={(event) => {
        const said = document.getElementById(FORM_ID)?.querySelector<HTMLElement>('[role=status]');
        if (!said) return;
        event.preventDefault();
        said.focus();
      }}
    >
      Skip to bulk actions
    </SkipLink>
  );
}

function countChosen(list: Element): number {
  return list.querySelectorAll(CHOSEN).length;
}

export interface BulkChoiceProps {
  readonly kind: BulkKind;
  readonly back: string;
  /** Every known tag; left out where the kind has no tags. */
  readonly tags?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** The bulk bar for posts and items, which are published. */
export function BulkChoice({ kind, back, tags, children }: BulkChoiceProps) {
  const statusField = findStatusField(kind);
  return (
    <BulkBar
      words={wordsOf(kind)}
      action={BULK_PATH}
      fields={{ kind, back }}
      actions={
        <>
          {tags === undefined ? <DefaultButton /> : <TagActions tags={tags} />}
          {statusField?.options !== undefined && (
            <StatusActions label={statusField.label} options={statusField.options} />
          )}
          <Button type="submit" name="intent" value="publish" formNoValidate size="small" variant="secondary">
            Publish
          </Button>
          <Button type="submit" name="intent" value="unpublish" formNoValidate size="small" variant="secondary">
            Unpublish
          </Button>
          <Button type="submit" name="intent" value="delete" formNoValidate size="small" variant="danger">
            Delete
          </Button>
        </>
      }
    >
      {children}
    </BulkBar>
  );
}

/** Comes before the other buttons. Without scripts, Enter on a box would otherwise submit the first action. */
export function DefaultButton() {
  return (
    <button type="submit" formMethod="dialog" hidden>
      Do nothing
    </button>
  );
}

function MoreActions({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="open:w-full max-sm:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-stone-400 px-4 text-small font-medium hover:border-current">
        {label}…
      </summary>
      <div className="flex flex-wrap items-end gap-2 py-2">{children}</div>
    </details>
  );
}

/**
 * A default button comes first because Enter clicks the first button. The browser asks for the tag, so nothing is
 * sent and no tick is lost.
 */
function TagActions({ tags }: { readonly tags: readonly string[] }) {
  const listId = useId();
  return (
    <MoreActions label="Tags">
      <Field label="Tag" className="min-w-40 flex-1">
        <Input
          name="tag"
          list={listId}
          maxLength={60}
          required
          pattern=".*[\p{L}\p{N}].*"
          title="Enter a tag first"
          autoComplete="off"
        />
      </Field>
      <datalist id={listId}>
        {tags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <Button type="submit" name="intent" value="add-tag" size="small" variant="secondary">
        Add tag
      </Button>
      <Button type="submit" name="intent" value="remove-tag" size="small" variant="secondary">
        Remove tag
      </Button>
    </MoreActions>
  );
}

function StatusActions({ label, options }: Required<Pick<FormField, 'label' | 'options'>>) {
  return (
    <MoreActions label={label}>
      {options.map(({ value, label: status }) => (
        <Button
          key={value}
          type="submit"
          name="intent"
          value={`set-status:${value}`}
          formNoValidate
          size="small"
          variant="secondary"
        >
          {status}
        </Button>
      ))}
    </MoreActions>
  );
}

export interface ChooseBoxProps extends Pick<ChosenThing, 'id'> {
  /** The state that was looked at, by its revision or another mark; left out where there is only one. */
  readonly revision?: number | string;
  readonly title: string;
  readonly className?: string;
}

/** Chooses one entry of a list. A changed state of the entry is no longer chosen. */
export function ChooseBox({ id, revision, title, className = '' }: ChooseBoxProps) {
  const value = revision === undefined ? id : writeChosen({ id, revision });
  return (
    <>
      <label key={value} className={`peer/box grid size-11 shrink-0 cursor-pointer place-items-center ${className}`}>
        <input
          type="checkbox"
          form={FORM_ID}
          name="chosen"
          value={value}
          className="size-5 accent-spruce"
          // Enter would click the first button of the bar.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <span className="sr-only">{`Select “${title}”`}</span>
      </label>
      <ToBar />
    </>
  );
}
