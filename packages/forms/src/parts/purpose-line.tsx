import type { PagePath } from '@showroom/catalog-data/pages';
import type { FormBusiness } from './request-form-props.ts';

const privacyPath: PagePath = '/privacy';

/**
 * Says, where personal data is collected, what it is collected for (PIPEDA, principle 2), by what way it leaves, and where
 * the rest is said.
 */
export function PurposeLine({ business: { brand, sendingWords } }: { business: FormBusiness }) {
  return (
    <p className="max-w-prose text-small text-ink-muted">
      <span>
        {`${sendingWords ?? ''}${brand} uses what you send here to answer your request, and for nothing else. You can ask us at any time what we keep about you, or to delete it. `}
      </span>
      <a href={privacyPath} className="underline underline-offset-2">
        How we handle personal information
      </a>
    </p>
  );
}
