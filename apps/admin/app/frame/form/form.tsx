import { use, useRef } from 'react';
import { Form as RouterForm, useActionData, type FormProps as RouterFormProps } from 'react-router-dom';
import { rememberLastAnswer } from './not-saved.tsx';
import { AccountContext } from './account-context.ts';
import { findSaveProblem } from './find-save-problem.ts';
import { SaveProblemMessage } from './save-problem-message.tsx';
import { useLastAnswer } from './use-last-answer.ts';
import { useSaveProblem } from './use-save-problem.ts';

export interface FormProps extends RouterFormProps, React.RefAttributes<HTMLFormElement> {}

/**
 * A form of the admin. Before it is posted, the page checks that it would arrive under the page’s account. Offline,
 * signed out or with someone else signed in, it says so at its end and keeps what was typed. The message disappears
 * when the problem is solved. `onSubmit` is called only for what is really sent.
 */
export function Form(props: FormProps) {
  return props.method?.toLowerCase() === 'post' ? <PostedForm {...props} /> : <RouterForm {...props} />;
}

function PostedForm({ onSubmit, children, ...rest }: FormProps) {
  const [saveProblem, setSaveProblem] = useSaveProblem();
  const accountId = use(AccountContext);
  const answer: unknown = useLastAnswer(useActionData());
  const isAsking = useRef(false);
  const isClear = useRef(false);

  async function sendIfClear(form: HTMLFormElement, submitter: HTMLElement | null) {
    isAsking.current = true;
    const found = await findSaveProblem(accountId);
    isAsking.current = false;
    setSaveProblem(found);
    if (found !== undefined || !form.isConnected) return;
    isClear.current = true;
    form.requestSubmit(submitter?.isConnected === true ? submitter : undefined);
    isClear.current = false;
  }

  return (
    <RouterForm
      {...rest}
      onSubmit={(event) => {
        if (isClear.current) {
          rememberLastAnswer(answer);
          onSubmit?.(event);
          return;
        }
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!isAsking.current) void sendIfClear(event.currentTarget, submitter);
      }}
    >
      {children}
      {saveProblem !== undefined && <SaveProblemMessage saveProblem={saveProblem} />}
    </RouterForm>
  );
}
