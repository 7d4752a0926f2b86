import type { PagePath } from '@showroom/catalog-data/pages';
import type { FormBusiness } from './request-form-props.ts';

const privacyPath: PagePath = '/privacy';

/** Says what personal data is collected for (PIPEDA, principle 2), how it is sent, and where to read more. */
export function PurposeLine({ business: { brand, sendingWords } }: { business: FormBusiness }) {
  return (
    <p className="max-w-prose text-small text-ink-muted">
      <span>
        {`${sendingWords ?? ''}${brand} only uses this information to answer your request. You can ask to see or delete it at any time. `}
      </span>
      <a href={privacyPath} className="underline underline-offset-2">
        How we handle personal information
      </a>
    </p>
  );
}
