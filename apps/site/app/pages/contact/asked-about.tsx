export interface AskedAboutProps {
  /** What is asked about, in one line. */
  readonly about: string;
  /** The same by mail. */
  readonly mailHref: string;
  /** The site's own form that carries it. */
  readonly ownFormHref: string;
}

/** What the visitor came to ask about, beside a provider's form, which may not know of it: to copy, or the ways that carry it. */
export function AskedAbout({ about, mailHref, ownFormHref }: AskedAboutProps) {
  const wayClass = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <div role="region" aria-label="What you ask about" className="mb-6 border-y border-hairline py-3">
      <p className="font-medium select-all">{about}</p>
      <p className="mt-1 text-small text-ink-muted">
        Please copy this line into your message, so that we know what you mean. These carry it by themselves:
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a href={mailHref} className={wayClass}>
          Write an email about it
        </a>
        <a href={ownFormHref} className={wayClass}>
          Ask by our project form
        </a>
      </p>
    </div>
  );
}
