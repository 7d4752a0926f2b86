import { Button } from '@showroom/ui/button';
import { LinkButton } from '@showroom/ui/link-button';
import { SignInAgain } from './sign-in-again.tsx';
import { Form } from './form.tsx';
import { HiddenFields } from '../session/hidden-fields.tsx';
import { rejectedFormTitle, type RejectedForm } from '../session/rejected-form.ts';

export interface RejectedFormMessageProps {
  /** What was sent, and where. */
  readonly form: RejectedForm['rejectedForm'];
}

/** Replaces a page whose form was refused without scripts: what was typed can be sent again. */
export function RejectedFormMessage({ form: { why, action, fields, isMultipart } }: RejectedFormMessageProps) {
  const isOver = why === 'session-ended';
  return (
    <div className="max-w-md">
      <h1 className="font-serif text-title">{rejectedFormTitle(why)}</h1>
      <p className="mt-3">
        {isOver ? (
          <span>
            Not saved yet. Your text is still on this page. <SignInAgain /> in a new tab, then come back and send it.
          </span>
        ) : (
          <span>Your password wasn’t confirmed. Your text is still here; send it again.</span>
        )}
      </p>
      <p className="mt-3 text-ink-muted">
        {`You’ll need to enter any passwords${isMultipart ? ' and choose any files' : ''} again.`}
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
            Cancel
          </LinkButton>
        )}
      </Form>
    </div>
  );
}
