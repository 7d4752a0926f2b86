import { Button } from '@showroom/ui/button';
import { SignInAgain } from '../shell/form/sign-in-again.tsx';
import { Form } from '../shell/form/form.tsx';
import type { KeptForm } from './kept-form.ts';

export interface KeptFormPageProps {
  /** What was sent, and where. */
  readonly form: KeptForm['keptForm'];
}

/** Stands in place of the login where a form was sent after its session had ended: what was typed waits here for the sign-in beside it. */
export function KeptFormPage({ form: { action, fields, isMultipart } }: KeptFormPageProps) {
  return (
    <main tabIndex={-1} className="grid min-h-[60vh] place-items-center p-6 outline-none">
      <div className="max-w-md">
        <h1 className="font-serif text-title">Your session has ended</h1>
        <p className="mt-3">
          Nothing was saved yet, and what you typed is kept on this page. <SignInAgain /> in the tab that opens, then
          come back and send it.
        </p>
        <p className="mt-3 text-ink-muted">
          Passwords are kept nowhere{isMultipart && ', and files have to be chosen again'}.
        </p>
        <Form
          method="post"
          action={action}
          reloadDocument
          className="mt-6"
          {...(isMultipart ? { encType: 'multipart/form-data' as const } : {})}
        >
          {fields.map(([name, value], index) => (
            // A field of a browser's form may come more than once.
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">Send it again</Button>
        </Form>
      </div>
    </main>
  );
}
