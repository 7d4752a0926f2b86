import { Field } from '@showroom/ui/field';
import { LinkButton } from '@showroom/ui/link-button';
import { Textarea } from '@showroom/ui/textarea';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useRouteError } from 'react-router-dom';
import { metaRoundPages } from '../../frame/guard/describe-error.ts';
import { ErrorWords } from '../../frame/guard/error-page.tsx';
import { buildInboxSearch, parseInboxView } from '../lead-filter-url.ts';
import { findUnsavedText, describeDeletion, type UnsavedText } from './unsaved-text.ts';

const title = 'This lead was deleted';

export interface UnsavedTextPageProps extends UnsavedText {
  /** The query of the list that the lead was opened from. */
  readonly inboxSearch: string;
}

/** Replaces a lead that was deleted while someone was writing: who deleted it, and the typed text to copy. */
export function UnsavedTextPage({ deletion, typed, inboxSearch }: UnsavedTextPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button disappeared with its page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-prose">
      <h1 ref={heading} tabIndex={-1} className="font-serif text-title outline-none">
        {title}
      </h1>
      <p className="mt-3">
        {describeDeletion(deletion)} Your text wasn’t saved. Copy anything you need before leaving this page.
      </p>
      <div className="mt-6 grid gap-4">
        {typed.map(({ label, words }) => (
          <Field key={label} label={label}>
            <Textarea readOnly rows={label === 'Subject' ? 1 : 8} defaultValue={words} />
          </Field>
        ))}
      </div>
      <LinkButton as={Link} className="mt-6" to={`/admin/leads${inboxSearch}`}>
        All leads
      </LinkButton>
    </div>
  );
}

/** The `ErrorBoundary` of a lead’s pages. */
export function LeadErrorWords() {
  const error = useRouteError();
  const { search } = useLocation();
  const lost = findUnsavedText(error);
  if (lost === undefined) return <ErrorWords error={error} />;
  return <UnsavedTextPage {...lost} inboxSearch={buildInboxSearch(parseInboxView(new URLSearchParams(search)))} />;
}

/**
 * The `meta` of a lead’s pages.
 *
 * @param ownTitle undefined if the lead wasn’t loaded
 * @param error null without one, as in the router
 */
export function metaOfLeadPage(ownTitle: string | undefined, error: unknown) {
  if (ownTitle !== undefined && (error === undefined || error === null)) return titled(ownTitle);
  return findUnsavedText(error) === undefined ? metaRoundPages({ error }) : titled(title);
}

function titled(text: string) {
  return [{ title: text }, { name: 'robots', content: 'noindex' }];
}
