import { FORM_TOKEN_FIELD } from '@showroom/forms/request-form-props';
import { SPAM_TRAP_FIELD } from '@showroom/forms/spam-trap';
import { HumanVerification } from '@showroom/forms/human-verification';
import { VERIFICATION_RETRY_FIELD } from '@showroom/forms/verification-fields';
import { LONGEST_COMMENT, LONGEST_COMMENT_NAME } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { FieldError } from '@showroom/ui/field-messages';
import { Input } from '@showroom/ui/input';
import { Textarea } from '@showroom/ui/textarea';
import { SiteLink } from '../../shell/site-link.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import type { ShownComments } from './load-comments.server.ts';
import { splitParagraphs } from './split-paragraphs.ts';

export interface CommentValues {
  readonly name: string;
  readonly words: string;
}

/** The result of a submitted form. A preview has the token needed to send it. */
export type PostedComment =
  | { readonly state: 'received' }
  | {
      readonly state: 'preview';
      readonly values: CommentValues;
      readonly formToken: string;
      readonly notProven?: string;
    }
  | {
      readonly state: 'refused';
      readonly values: CommentValues;
      readonly issues: Readonly<Partial<Record<keyof CommentValues, string>>>;
      /** An error of the whole form. */
      readonly problem?: string;
    };

export interface CommentSectionProps extends ShownComments {
  readonly posted?: PostedComment | undefined;
}

/** An article's comments and the form for another one, if there are any. */
export function CommentSection({ path, comments, total, isOpen, posted }: CommentSectionProps) {
  if (total === 0 && !isOpen && posted === undefined) return null;
  return (
    <section id="comments" aria-labelledby="comments-title" className="page-width mt-16 scroll-mt-28 print:hidden">
      <div className="max-w-prose">
        <h2 id="comments-title" className="font-serif text-heading">
          {total === 0 ? 'Comments' : total === 1 ? '1 comment' : `${total} comments`}
        </h2>
        {total > comments.length && (
          <p className="mt-2 text-small text-ink-muted">
            The latest {comments.length}.{' '}
            <SiteLink
              href={`${path}?comments=all#comments`}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              Read all
            </SiteLink>
          </p>
        )}
        {comments.length > 0 && (
          <ol className="mt-4">
            {comments.map(({ id, name, day, dayText, paragraphs }) => (
              <li key={id} className="border-t border-hairline py-5">
                <p className="text-small">
                  <bdi className="font-medium wrap-anywhere">{name}</bdi>
                  {', '}
                  <time dateTime={day} className="text-ink-muted">
                    {dayText}
                  </time>
                </p>
                <Paragraphs words={paragraphs} />
              </li>
            ))}
          </ol>
        )}
        {posted?.state === 'received' && (
          <p role="status" className="mt-4 border-l-2 border-spruce bg-paper-raised px-4 py-3">
            Thanks! Your comment will appear once we’ve reviewed it.
          </p>
        )}
        {isOpen ? (
          posted?.state !== 'received' && <CommentForm path={path} posted={posted} />
        ) : (
          <p className="mt-4 text-ink-muted">Comments on this article are closed.</p>
        )}
      </div>
    </section>
  );
}

function Paragraphs({ words }: { readonly words: readonly string[] }) {
  return words.map((paragraph, index) => (
    <p key={index} dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
      {paragraph}
    </p>
  ));
}

/** Submitted by the browser, so that Back restores what was typed if it fails. */
function CommentForm({ path, posted }: Pick<CommentSectionProps, 'path' | 'posted'>) {
  const form = posted?.state === 'preview' || posted?.state === 'refused' ? posted : undefined;
  const issues = form?.state === 'refused' ? form.issues : {};
  const isPreview = form?.state === 'preview';
  const facts = useSiteFacts();
  return (
    <form method="post" action={`${path}#comments`} className="relative mt-6 grid gap-5 border-t border-hairline pt-6">
      {form?.state === 'refused' && (
        <p role="alert" className="border-l-2 border-danger bg-paper-raised px-4 py-3">
          {form.problem ?? 'Please fix the errors below.'}
        </p>
      )}
      {form?.state === 'preview' && (
        <div role="status" className="border-l-2 border-spruce bg-paper-raised px-4 py-3">
          <p className="font-medium">Preview:</p>
          <Paragraphs words={splitParagraphs(form.values.words)} />
          <p className="mt-2 text-small text-ink-muted">
            <bdi>{form.values.name}</bdi>
          </p>
        </div>
      )}
      {isPreview && <input type="hidden" name={FORM_TOKEN_FIELD} value={form.formToken} />}
      {/* Off screen rather than `display: none`, which robots skip. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          Leave this empty
          <input type="text" name={SPAM_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Field id="comment-name" label="Your name" hint="Shown with your comment" error={issues.name} isRequired>
        <Input name="name" autoComplete="name" maxLength={LONGEST_COMMENT_NAME} defaultValue={form?.values.name} />
      </Field>
      <Field id="comment-words" label="Your comment" error={issues.words} isRequired>
        <Textarea name="comment" maxLength={LONGEST_COMMENT} defaultValue={form?.values.words} />
      </Field>
      {form?.state === 'preview' && facts.verification && (
        <div className="grid gap-1.5">
          <FieldError id="comment-verification" error={form.notProven} />
          {form.notProven !== undefined && <input type="hidden" name={VERIFICATION_RETRY_FIELD} value="1" />}
          <HumanVerification id="comment-verification" purpose="comment" business={facts} />
        </div>
      )}
      <p className="text-small text-ink-muted">
        We review comments before they appear. We only keep what you type and when.{' '}
        <SiteLink href="/privacy" className="underline underline-offset-4">
          Privacy
        </SiteLink>
      </p>
      <div>
        <Button type="submit" variant={isPreview ? 'primary' : 'secondary'}>
          {isPreview ? 'Send comment' : 'Preview comment'}
        </Button>
      </div>
    </form>
  );
}
