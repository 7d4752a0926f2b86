import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { useEffect, useRef, useState } from 'react';
import type { RequestMail } from '../mail/mailto.ts';
import type { FormBusiness, Problem } from '../parts/request-form-props.ts';

/** Text of the specification's error catalogue. */
export const SUBMIT_ERROR = 'There was an error submitting your request. Please try again or contact us directly.';

/** Text of the specification, shown after the visitor's mail program was opened. */
export const MAIL_OPENED =
  'Thank you for your request! Your default email client should open with a pre-filled message. Please send the email to complete your submission.';

/** Says that nothing was stored, that typed answers are still there, and how else to reach the shop. Takes focus. */
export function SendProblem({
  problem,
  business,
  mail,
  hasAnswers,
  hasFiles,
}: {
  problem: Problem;
  business: FormBusiness;
  /** The request as a pre-filled email. */
  mail: Pick<RequestMail, 'href' | 'isShortened'>;
  /** Whether the form below contains the answers. */
  hasAnswers: boolean;
  /** Whether files were chosen, which no link can contain. */
  hasFiles: boolean;
}) {
  const [isMailOpened, setIsMailOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Only once: it is mounted again after each try.
  useEffect(() => box.current?.focus(), []);

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-4 border-l-4 border-danger bg-danger-surface px-5 py-4 focus-visible:outline-offset-2"
    >
      <p className="font-medium text-danger">{problem.status === 'refused' ? problem.message : SUBMIT_ERROR}</p>
      <p className="mt-1 text-small">
        {hasAnswers && <span>What you typed is still here. </span>}
        <a href={mail.href} onClick={() => setIsMailOpened(true)} className="font-medium underline underline-offset-4">
          Send it by email
        </a>{' '}
        or call{' '}
        <a href={formatPhoneHref(business.phone)} className="font-medium underline underline-offset-4">
          {business.phone.display}
        </a>
        <span>.</span>
        {mail.isShortened && <span> Your message is too long for the email. Copy the rest from here.</span>}
        {hasFiles && <span> Please attach your files to the email again.</span>}
      </p>
      {isMailOpened && <p className="mt-2 text-small">{MAIL_OPENED}</p>}
    </div>
  );
}
