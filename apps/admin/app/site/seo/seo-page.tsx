import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { ErrorSummary } from '@showroom/ui/error-summary';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { LinkButton } from '@showroom/ui/link-button';
import { Textarea } from '@showroom/ui/textarea';
import { useState } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { checkPage, measureTitle, TITLE_PX, type PageCheck } from '../../frame/public-site/check-page.ts';
import type { SeoPageData } from './load-seo.server.ts';
import { SEO_PATH } from '../../frame/navigation/page-paths.ts';
import { type SeoRefusal } from './seo-view.ts';
import { SearchPreview, SharePreview } from './seo-previews.tsx';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface SeoPageProps {
  /** The page’s texts and checks, and the owner’s texts. */
  readonly page: SeoPageData;
  /** The origin of the public site. */
  readonly siteUrl: string;
  /** The refused form. */
  readonly refusal: SeoRefusal | undefined;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';
const labels = { title: 'Meta Title', description: 'Meta Description' } as const;

/** A page’s metadata: its texts, previews and problems. */
export function SeoPage({ page, siteUrl, refusal }: SeoPageProps) {
  const { facts, around, said, suffix, limits, brand } = page;
  // The form’s initial values. A save redraws it; muting a check keeps what is being typed.
  const [drawn, setDrawn] = useState(said);
  const kept = refusal?.typed ?? drawn;
  const [typed, setTyped] = useState<Words>(kept);
  if (drawn.revision !== said.revision) {
    const isOthers = hasOtherWords(said, drawn) && hasOtherWords(typed, drawn) && hasOtherWords(typed, said);
    if (hasOtherWords(said, drawn) && !isOthers) setTyped({ title: said.title, description: said.description });
    // Another person’s change is reported on save, which compares with these values.
    if (!isOthers) setDrawn(said);
  }
  const tries = useCountOf(refusal);
  const { state, formData } = useNavigation();
  const isPending = state === 'submitting' && formData?.has('title') === true;
  const shown = {
    ...facts,
    title: typed.title.trim() === '' ? ownOf(facts.title, said.title) : typed.title.trim() + suffix,
    description:
      typed.description.trim() === '' ? ownOf(facts.description, said.description) : typed.description.trim(),
  };
  const isUnchanged = typed.title === said.title && typed.description === said.description;
  // Duplicates are found on the server, so they are unknown for text being typed.
  const unknown = [
    ...(typed.title.trim() === '' && said.title !== '' ? ['title-length', 'same-title'] : []),
    ...(typed.description.trim() === '' && said.description !== '' ? ['description-length', 'same-description'] : []),
  ];
  const checks = checkPage(shown, isUnchanged ? around : { ...around, sameTitle: [], sameDescription: [] }).filter(
    ({ id }) => !unknown.includes(id),
  );
  const errorOf = (name: string) => refusal?.issues.find(({ field }) => field === name)?.message;
  return (
    <div className="max-w-5xl">
      <BackLink to={SEO_PATH}>Back to all pages</BackLink>
      <h1 className="mt-1 font-serif text-title wrap-anywhere">{nameOf(facts, suffix)}</h1>
      <p className="mt-1 text-small text-ink-muted">{facts.path}</p>
      <a href={siteUrl + facts.path} target="_blank" rel="noreferrer" className={linkClass}>
        View on site
      </a>
      <div className="mt-4 grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        {page.postId === null ? (
          <UnsavedChangesGuard>
            <Form
              method="post"
              noValidate
              preventScrollReset
              data-unsaved={refusal === undefined ? undefined : ''}
              className="grid gap-5"
            >
              <input type="hidden" name="from" value={refusal?.from ?? drawn.revision} />
              <ErrorSummary
                issues={(refusal?.issues ?? []).map(({ field, message }) => ({
                  field,
                  message: `${field === 'title' ? labels.title : labels.description}: ${message}`,
                }))}
                toControlId={(field) => `seo-${field}`}
                attempt={tries}
              />
              <Field
                id="seo-title"
                label={labels.title}
                hint={`Leave blank to use the default.${suffix === '' ? '' : ` “${suffix}” is added automatically.`}`}
                error={errorOf('title')}
              >
                <Input
                  key={`title ${drawn.title}`}
                  name="title"
                  defaultValue={kept.title}
                  placeholder={said.title === '' ? facts.title.slice(0, facts.title.length - suffix.length) : undefined}
                  data-initial={initialOf(typed.title, drawn.title)}
                  maxLength={limits.title}
                  autoComplete="off"
                  onChange={({ currentTarget }) => setTyped({ ...typed, title: currentTarget.value })}
                />
              </Field>
              <p className="-mt-3 text-caption text-ink-muted">
                {shown.title.length} characters, {Math.round((measureTitle(shown.title) / TITLE_PX) * 100)}% of the
                width Google shows
              </p>
              <Field
                id="seo-description"
                label={labels.description}
                hint="Leave blank to use the default"
                error={errorOf('description')}
              >
                <Textarea
                  key={`description ${drawn.description}`}
                  name="description"
                  defaultValue={kept.description}
                  placeholder={said.description === '' ? facts.description : undefined}
                  data-initial={initialOf(typed.description, drawn.description)}
                  maxLength={limits.description}
                  rows={4}
                  onChange={({ currentTarget }) => setTyped({ ...typed, description: currentTarget.value })}
                />
              </Field>
              <p className="-mt-3 text-caption text-ink-muted">{shown.description.length} characters</p>
              <div>
                <Button type="submit" isPending={isPending} pendingLabel="Saving...">
                  Save
                </Button>
              </div>
            </Form>
          </UnsavedChangesGuard>
        ) : (
          <WordsOfPost postId={page.postId} />
        )}
        <div className="grid grid-cols-1 gap-8">
          <SearchPreview {...shown} siteUrl={siteUrl} brand={brand} />
          <SharePreview {...shown} siteUrl={siteUrl} />
        </div>
      </div>
      <Checks checks={checks} muted={said.muted} />
    </div>
  );
}

/** A post’s texts are edited in one place, its own form. */
function WordsOfPost({ postId }: { readonly postId: string }) {
  return (
    <div>
      <h2 className="font-serif text-heading">Set in the post</h2>
      <p className="mt-2 max-w-prose">
        This post’s SEO title and description are set in the post itself, under “URL and SEO”. If they’re blank, its
        title and excerpt are used.
      </p>
      <LinkButton as={Link} variant="secondary" to={`/admin/dashboard/posts/${postId}`} className="mt-4">
        Edit post
      </LinkButton>
    </div>
  );
}

/** The title without the site’s suffix, or the path. */
function nameOf({ title, path }: Pick<SeoPageData['facts'], 'title' | 'path'>, suffix: string): string {
  const own = title.slice(0, title.length - suffix.length).trim();
  return own === '' ? path : own;
}

interface Words {
  readonly title: string;
  readonly description: string;
}

/** Whether two texts differ, as stored with single spaces. */
function hasOtherWords(one: Words, other: Words): boolean {
  const [a, b] = [one, other].map(({ title, description }) => [title, description].map(toLine).join('\n'));
  return a !== b;
}

/** A field’s initial value: the typed text if only spaces differ, as those aren’t stored. */
function initialOf(typed: string, kept: string): string {
  return toLine(typed) === toLine(kept) ? typed : kept;
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The page’s own text; unknown while the owner’s text replaces it. */
function ownOf(now: string, said: string): string {
  return said === '' ? now : 'Default';
}

/** Every check. Muted ones are listed but not counted. */
function Checks({ checks, muted }: { readonly checks: readonly PageCheck[]; readonly muted: readonly string[] }) {
  return (
    <section aria-labelledby="seo-checks" className="mt-10">
      <h2 id="seo-checks" className="font-serif text-heading">
        Checks
      </h2>
      <ul className="mt-3 border-t border-hairline">
        {checks.map(({ id, isGood, words, reason }) => {
          const isMuted = muted.includes(id);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <Badge tone={isGood ? 'success' : isMuted ? 'neutral' : 'warning'}>
                    {isGood ? 'Good' : isMuted ? 'Ignored' : 'Needs work'}
                  </Badge>
                  <span>{words}</span>
                </p>
                {reason !== '' && <p className="mt-1 text-small text-ink-muted">{reason}</p>}
              </div>
              {(isMuted || !isGood) && (
                <Form method="post" preventScrollReset>
                  <Button type="submit" variant="quiet" name={isMuted ? 'unmute' : 'mute'} value={id}>
                    {isMuted ? 'Stop ignoring' : 'Ignore'}
                    <span className="sr-only">: {words}</span>
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
