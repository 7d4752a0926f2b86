import { Dialog, isFocusFree, type DialogProps } from '@showroom/ui/dialog';
import { useLayoutEffect, useRef } from 'react';
import { NotSaved } from '../form/not-saved.tsx';
import { rememberPlace } from './remember-place.ts';

/**
 * A dialog around a form, which works without scripts: open in the server's HTML, closed by a link or another form. After
 * an action that removes what opened it, the focus goes to what took its place.
 */
export function FormDialog(props: DialogProps) {
  const findReturn = useRef<() => HTMLElement | undefined>(null);
  // Before the announcement of a new URL moves the focus to the page.
  useLayoutEffect(() => {
    findReturn.current ??= rememberOpener();
  }, []);
  return (
    <Dialog
      isInline
      open
      size="small"
      notice={<NotSaved />}
      // A click next to it doesn't drop what was typed.
      onInteractOutside={(event) => event.preventDefault()}
      {...props}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (isFocusFree()) findReturn.current?.()?.focus();
      }}
    />
  );
}

/** What has the focus now. A page that replaces this one handles the focus itself. */
function rememberOpener(): () => HTMLElement | undefined {
  const { activeElement: opener, body } = document;
  if (!(opener instanceof HTMLElement) || opener === body) return () => undefined;
  const findSuccessor = rememberPlace(opener);
  const heading = document.querySelector('main h1');
  return () => (opener.isConnected || heading?.isConnected ? findSuccessor() : undefined);
}
