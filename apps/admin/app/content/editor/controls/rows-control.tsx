import { FieldGroup } from '@showroom/ui/field-group';
import { CloseIcon } from '@showroom/ui/icons';
import { Input } from '@showroom/ui/input';
import { useRef, useState } from 'react';
import { readRows, writeList } from '../../kinds/form-values.ts';
import { AddButton, AddInput } from '../../list-editing/add-to-list.tsx';
import { editList, writeStep } from '../../list-editing/edit-list.ts';
import type { ListControlProps } from '../../list-editing/list-control.ts';

/** Names and values, as on a product’s plate. A row is added once it has both. */
export function RowsControl({ id, name, label, hint, error, value }: ListControlProps) {
  const [rows, setRows] = useState(() => readRows(value).map((row, index) => ({ ...row, key: index })));
  const [problem, setProblem] = useState<string>();
  const newName = useRef<HTMLInputElement>(null);
  const newValue = useRef<HTMLInputElement>(null);
  const add = () => {
    const [row, words] = [newName.current, newValue.current];
    if (row === null || words === null) return;
    const added = { name: row.value.trim(), value: words.value.trim() };
    if (added.name === '' || added.value === '') {
      setProblem('Enter both a name and a value');
      (added.name === '' ? row : words).focus();
      return;
    }
    setProblem(undefined);
    setRows([...rows, { ...added, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]);
    row.value = '';
    words.value = '';
    row.focus();
  };
  const change = (index: number, changed: { readonly name?: string; readonly value?: string }) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  const gridClass = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] gap-2';
  return (
    <FieldGroup id={id} legend={label} hint={hint} error={problem ?? error}>
      <input
        type="hidden"
        data-initial={value}
        value={writeList(rows.map(({ name: row, value: words }) => ({ name: row, value: words })))}
        readOnly
      />
      {rows.map((row, index) => (
        <div key={row.key} className={gridClass}>
          <Input
            name={`${name}.name`}
            aria-label={`Name of row ${index + 1}`}
            value={row.name}
            onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
          />
          <Input
            name={`${name}.value`}
            aria-label={`Value of row ${index + 1}`}
            value={row.value}
            onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
          />
          <button
            type="submit"
            name="step"
            value={writeStep({ field: name, verb: 'remove', index })}
            onClick={(event) => {
              event.preventDefault();
              setRows([...editList(rows, { verb: 'remove', index })]);
              newName.current?.focus();
            }}
            aria-label={`Remove ${row.name}`}
            className="grid size-12 place-items-center rounded-sm text-ink-muted hover:bg-stone-100 hover:text-ink"
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      <div className={gridClass}>
        <Input ref={newName} id={id} name={`${name}.name`} aria-label="Name of a new row" placeholder="Name" />
        <AddInput
          ref={newValue}
          name={`${name}.value`}
          aria-label="Value of a new row"
          placeholder="Value"
          onAdd={add}
        />
        <AddButton name={name} onAdd={add} />
      </div>
    </FieldGroup>
  );
}
