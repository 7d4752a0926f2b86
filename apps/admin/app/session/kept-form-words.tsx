import { Button } from '@showroom/ui/button';
import { LinkButton } from '@showroom/ui/link-button';
import { SignInAgain } from '../shell/form/sign-in-again.tsx';
import { Form } from '../shell/form/form.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { keptFormTitle, type KeptForm } from './kept-form.ts';

export interface KeptFormWordsProps {
  /** What was sent, and where. */
  readonly form: KeptForm['keptForm'];
}

/** Stands in place of a page whose form was sent without scripts and not taken: what was typed waits here to be sent again. */
export function KeptFormWords({ form: { why, action, fields, isMultipart } }: KeptFormWordsProps) {
  const isOver = why === 'session-ended';
  return (
    <div className="max-w-md">
      <h1 className="font-serif text-title">{keptFormTitle(why)}</h1>
      <p className="mt-3">
        {isOver ? (
          <span>
            Nothing was saved yet, and what you typed is kept on this page. <SignInAgain /> in the tab that opens, then
            come back and send it.
          </span>
        ) : (
          <span>
            You did not confirm that it is you, and what you typed is kept on this page. Send it again to be asked once
            more.
          </span>
        )}
      </p>
      <p className="mt-3 text-ink-muted">
        {`Passwords are kept nowhere${isMultipart ? ', and files have to be chosen again' : ''}.`}
      </p>
      <Form
        method="post"
        action={action}
        reloadDocument
        className="mt-6 flex flex-wrap gap-3"
        {...(isMultipart ? { encType: 'multipart/form-data' as const } : {})}
      >
        <HiddenFields fields={fields} />
        <Button type="submit">Send it again</Button>
        {!isOver && (
          <LinkButton href={action} variant="secondary">
            Leave it
          </LinkButton>
        )}
      </Form>
    </div>
  );
}
