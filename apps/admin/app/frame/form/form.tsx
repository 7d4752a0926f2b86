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
 * A form of the admin. Before one is posted the page asks whether it would arrive in the name of who fills it in: offline, once
 * the session has ended, or once someone else has signed in, that is said at its end, and what was typed stays, to be sent by another press. The words go once nothing stands in the way any more. `onSubmit` is told of what is truly sent.
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
