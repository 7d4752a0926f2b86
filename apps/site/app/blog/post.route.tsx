import { lowerFirst } from '@showroom/catalog-data/first-letter';
import { Picture } from '@showroom/ui/picture';
import { posts } from '@showroom/store/site';
import { cachedPage } from '@showroom/web-server/route-rule';
import { SiteLink } from '../shell/site-link.tsx';
import { RelatedContent } from '../content/content-grid.tsx';
import { ContentText } from '../content/content-text.tsx';
import { ContentBreadcrumbs } from '../content/content-breadcrumbs.tsx';
import { NextContent } from '../content/next-content.tsx';
import { runtimeContext, storeContext } from '../request-context.ts';
import { findContent } from '../content/find-content.server.ts';
import { businessId } from '../seo/json-ld.ts';
import { findRootFacts } from '../seo/page-meta.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import type { Route } from './+types/post.route';
import { feedLink } from './feed-link.ts';
import { CommentSection } from './comments/comment-section.tsx';
import { loadComments } from './comments/load-comments.server.ts';
import { takeComment } from './comments/take-comment.server.ts';
import { loadPost, type PostFacts } from './load-post.server.ts';
import { NewsletterBox } from './newsletter-box.tsx';
import { PostCard, PostLine } from './post-card.tsx';

export const headers = cachedPage((asked) => (asksForAll(asked) ? '?comments=all' : ''));

function asksForAll(asked: URLSearchParams): boolean {
  return asked.get('comments') === 'all';
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(runtimeContext);
  const { published, ...facts } = await loadPost(
    context.get(storeContext),
    context.get(runtimeContext).texts,
    params.slug,
  );
  const comments = await loadComments(context, published, asksForAll(new URL(request.url).searchParams));
  return { ...facts, comments, url: siteUrl + facts.post.path };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const found = await findContent(context.get(storeContext), posts, params.slug);
  return takeComment(found, request, context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { metaWords, post, section, shared } = loaderData;
  const brand = findRootFacts(matches)?.facts.brand ?? '';
  return [
    ...sectionMeta(
      matches,
      { ...metaWords, label: post.title, path: post.path },
      {
        parent: { label: section.label, href: section.path },
        type: 'article',
        picture: shared,
        describe: (siteUrl) => [articleJsonLd(siteUrl, brand, loaderData)],
      },
    ),
    feedLink(`${brand}: ${section.label}`),
  ];
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function articleJsonLd(siteUrl: string, brand: string, { metaWords, post, shared }: PostFacts): object {
  return {
    '@type': 'Article',
    headline: post.title,
    description: metaWords.description,
    ...(shared ? { image: siteUrl + shared.path } : {}),
    datePublished: post.day,
    dateModified: post.changedOn,
    author: { '@type': 'Organization', name: `${post.author}, ${brand}`, url: `${siteUrl}/` },
    publisher: { '@id': businessId(siteUrl) },
    mainEntityOfPage: siteUrl + post.path,
    articleSection: post.category,
    ...(post.tags.length > 0 ? { keywords: post.tags.join(', ') } : {}),
  };
}

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { newer, older, post, related, section, url } = loaderData;
  const mail = `mailto:?${new URLSearchParams({ subject: post.title, body: url }).toString().replaceAll('+', '%20')}`;
  return (
    <>
      <article>
        <ContentBreadcrumbs section={section} title={post.title} />
        <header className="page-width mt-4 lg:mt-8">
          <p className="eyebrow">{post.category}</p>
          <h1 className="mt-3 max-w-4xl font-serif text-display">{post.title}</h1>
          <p className="mt-5 max-w-prose text-lead text-ink-muted">{post.excerpt}</p>
          <p className="mt-5 text-small">By our {lowerFirst(post.author)}</p>
          <PostLine post={post} className="text-small text-ink-muted" />
        </header>
        {post.cover && (
          <div className="page-width mt-8">
            <Picture
              {...post.cover}
              priority
              sizes="(min-width: 103rem) 82vw, (min-width: 84rem) 84rem, 92vw"
              className="max-h-[36rem] rounded-xs print:max-h-60"
            />
          </div>
        )}
        <div className="page-width mt-8 grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
          <aside aria-label="About this article" className="print:hidden">
            <div className="text-small lg:sticky lg:top-36">
              {post.headings.length > 0 && (
                <nav aria-label="In this article" className="border-t border-hairline pt-4">
                  <p className="eyebrow">In this article</p>
                  <ol className="mt-2">
                    {post.headings.map(({ id, words }) => (
                      <li key={id}>
                        <a href={`#${id}`} className="inline-flex min-h-11 items-center hover:text-spruce lg:min-h-9">
                          {words}
                        </a>
                      </li>
                    ))}
                  </ol>
                </nav>
              )}
              <div className="mt-4 hidden border-t border-hairline pt-4 lg:block">
                <ShareLinks mail={mail} path={post.path} />
              </div>
            </div>
          </aside>
          <div className="min-w-0">
            <ContentText blocks={post.blocks} />
            {post.tags.length > 0 && (
              <p className="mt-10 text-small text-ink-muted">On {post.tags.join(', ').toLowerCase()}.</p>
            )}
            <div className="mt-6 text-small lg:hidden print:hidden">
              <ShareLinks mail={mail} path={post.path} />
            </div>
          </div>
        </div>
      </article>
      <CommentSection key={post.path} {...loaderData.comments} posted={actionData} />
      <NextContent noun="article" older={older} newer={newer} />
      <RelatedContent title="Keep reading" items={related}>
        {(each) => <PostCard post={each} headingLevel="h3" />}
      </RelatedContent>
      <NewsletterBox />
    </>
  );
}

/** A link to email and a URL to copy. */
function ShareLinks({ mail, path }: { readonly mail: string; readonly path: string }) {
  return (
    <>
      <p className="eyebrow">Share</p>
      <ul className="mt-1">
        <li>
          <a href={mail} className="inline-flex min-h-11 items-center hover:text-spruce hover:underline">
            Send by email
          </a>
        </li>
        <li>
          <SiteLink href={path} className="inline-flex min-h-11 items-center hover:text-spruce hover:underline">
            Link to this article
          </SiteLink>
        </li>
      </ul>
    </>
  );
}
