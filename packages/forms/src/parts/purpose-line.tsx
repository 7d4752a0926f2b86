import type { FormBusiness } from './request-form-props.ts';

/** Says, where personal data is collected, what it is collected for (PIPEDA, principle 2), and by what way it leaves. */
export function PurposeLine({
  business: { brand, sendingWords },
  privacyHref,
}: {
  business: FormBusiness;
  privacyHref?: string | undefined;
}) {
  return (
    <p className="max-w-prose text-small text-ink-muted">
      {sendingWords}
      {brand} uses what you send here to answer your request, and for nothing else. You can ask us at any time what we
      keep about you, or to delete it.
      {privacyHref === undefined ? null : (
        <>
          {' '}
          <a href={privacyHref} className="underline underline-offset-2">
            How we handle personal information
          </a>
        </>
      )}
    </p>
  );
}
