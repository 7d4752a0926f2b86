import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FormBusiness } from '../parts/request-form-props.ts';

export interface RequestReceivedProps {
  /** The reference to mention in a call. */
  readonly reference: string;
  /** Who will answer, and by which telephone they can be called. */
  readonly business: FormBusiness;
  /** The heading. Default: "Thanks, we got your request." */
  readonly title?: string | undefined;
  /** Shown below the heading. */
  readonly note?: string | undefined;
  /** Offers the request as a pre-filled email. */
  readonly mailto?: string | undefined;
  /** Links, such as to the catalogue. */
  readonly children?: ReactNode;
}

/** Confirms a stored request. Rendered by the forms and, without JavaScript, by the server. Takes focus. */
export function RequestReceived({
  reference,
  business,
  title = 'Thanks, we got your request.',
  note,
  mailto,
  children,
}: RequestReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="border-t-2 border-spruce bg-success-surface px-6 py-8 sm:px-10 sm:py-12">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 font-serif text-heading outline-none">
        {title}
      </h2>
      {note === undefined ? null : <p className="mt-3 max-w-prose">{note}</p>}
      <dl className="mt-6">
        <dt className="text-caption tracking-wide text-ink-muted uppercase">Your reference number</dt>
        <dd className="font-serif text-title tabular-nums">{reference}</dd>
      </dl>
      <p className="mt-6 max-w-prose">
        We reply within {business.promises.replyWithinHours} hours. If you call us at{' '}
        <a href={formatPhoneHref(business.phone)} className="whitespace-nowrap underline underline-offset-4">
          {business.phone.display}
        </a>
        , mention this number.
      </p>
      {mailto === undefined ? null : (
        <div className="mt-6 border-t border-hairline pt-6">
          <h3 className="font-medium">Have something to add?</h3>
          <a
            href={mailto}
            className="mt-3 inline-flex min-h-11 items-center font-medium text-spruce underline underline-offset-4"
          >
            Open the pre-filled email
          </a>
          <p className="mt-2 max-w-prose text-small text-ink-muted">
            We already have your request. Use this email to send more attachments, or to keep a copy in your own
            mailbox.
          </p>
        </div>
      )}
      {children === undefined ? null : <div className="mt-8">{children}</div>}
    </section>
  );
}
