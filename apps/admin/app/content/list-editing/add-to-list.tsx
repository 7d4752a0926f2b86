import { Button } from '@showroom/ui/button';
import { Input } from '@showroom/ui/input';
import type { ComponentProps } from 'react';
import { writeStep } from './edit-list.ts';

interface AddButtonProps {
  readonly name: string;
  readonly onAdd: () => void;
}

/** Adds the typed entry to a list of the form: in the page, or without scripts by submitting the form. */
export function AddButton({ name, onAdd }: AddButtonProps) {
  return (
    <Button
      type="submit"
      name="step"
      value={writeStep({ field: name, verb: 'add', index: 0 })}
      variant="secondary"
      onClick={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      Add
    </Button>
  );
}

/** The input before that button. Enter adds the entry instead of submitting the form. */
export function AddInput({ onAdd, ...rest }: ComponentProps<typeof Input> & Pick<AddButtonProps, 'onAdd'>) {
  return (
    <Input
      {...rest}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onAdd();
      }}
    />
  );
}
