import { Button } from '@showroom/ui/button';
import { useState, type RefObject } from 'react';

/**
 * Copies the text of an element. If the browser refuses, it selects the text and says how to copy it.
 *
 * @param props.name what is copied, such as “link”
 */
export function CopyButton({ from, name }: { readonly from: RefObject<HTMLElement | null>; readonly name: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const element = from.current;
    if (element === null) return;
    // Screen readers repeat a message only after a change.
    setSaid('');
    try {
      await navigator.clipboard.writeText(element.innerText.trim());
      setSaid('Copied');
    } catch {
      getSelection()?.selectAllChildren(element);
      setSaid('Selected. Press Ctrl+C, or ⌘C on a Mac, to copy.');
    }
  };
  return (
    <span className="mt-3 flex flex-wrap items-center gap-3">
      <Button type="button" variant="secondary" onClick={() => void copy()}>
        Copy {name}
      </Button>
      <span aria-live="polite" className="text-small">
        {said}
      </span>
    </span>
  );
}
