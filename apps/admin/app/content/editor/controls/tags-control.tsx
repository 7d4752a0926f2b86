import { FieldGroup } from '@showroom/ui/field-group';
import { CloseIcon } from '@showroom/ui/icons';
import { useRef, useState } from 'react';
import { newControl, readTags, withTag, writeList } from '../../kinds/form-values.ts';
import { AddButton, AddInput } from '../../list-editing/add-to-list.tsx';
import { editList, writeStep } from '../../list-editing/edit-list.ts';
import type { ListControlProps } from '../../list-editing/list-control.ts';

/** Tags, added one at a time by the button or Enter, without duplicates. */
export function TagsControl({ id, name, label, hint, error, value }: ListControlProps) {
  const [tags, setTags] = useState(() => readTags(value));
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const { current } = input;
    if (current === null) return;
    setTags(withTag(tags, current.value));
    current.value = '';
    current.focus();
  };
  return (
    <FieldGroup id={id} legend={label} hint={hint} error={error}>
      <input type="hidden" data-initial={value} value={writeList(tags)} readOnly />
      {tags.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {tags.map((tag, index) => (
            <li
              key={tag}
              className="flex items-center rounded-sm border border-hairline bg-paper-raised pl-3 text-small"
            >
              <input type="hidden" name={name} value={tag} readOnly />
              {tag}
              <button
                type="submit"
                name="step"
                value={writeStep({ field: name, verb: 'remove', index })}
                onClick={(event) => {
                  event.preventDefault();
                  setTags(editList(tags, { verb: 'remove', index }));
                  input.current?.focus();
                }}
                aria-label={`Remove ${tag}`}
                className="grid size-11 place-items-center text-ink-muted hover:text-ink"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <AddInput ref={input} id={id} name={newControl(name)} aria-label="New tag" autoComplete="off" onAdd={add} />
        <AddButton name={name} onAdd={add} />
      </div>
    </FieldGroup>
  );
}
