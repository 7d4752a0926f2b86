import { faqGroups } from '@showroom/catalog-data/faq-groups';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { LinkButton } from '@showroom/ui/link-button';
import { cachedPage } from '@showroom/web-server/route-rule';
import type { TextBlock } from '../content/content-text.server.ts';
import { ContentText } from '../content/content-text.tsx';
import { runtimeContext, storeContext } from '../request-context.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import { CallToAction } from '../shell/call-to-action.tsx';
import { SiteLink } from '../shell/site-link.tsx';
import type { Route } from './+types/faq.route';
import { listFaqs } from './list-faqs.server.ts';

export const headers = cachedPage();

export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { texts } = context.get(runtimeContext);
  const listed = await listFaqs(store);
  const pictures = await loadContentPictures(
    store,
    listed.map(({ answer }) => answer),
  );
  const faqs = await Promise.all(
    listed.map(async ({ answer, ...faq }) => ({
      ...faq,
      blocks: (await texts.read(answer, pictures, faq.question)).blocks,
    })),
  );
  return {
    page: pageWords('/faq'),
    groups: faqGroups.flatMap((title, index) => {
      const own = faqs.filter(({ group }) => group === title);
      return own.length === 0 ? [] : [{ title, anchor: `group-${index + 1}`, faqs: own }];
    }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { groups, page } = loaderData;
  const all = groups.flatMap(({ faqs }) => faqs);
  return sectionMeta(matches, page, { describe: () => (all.length === 0 ? [] : [faqJsonLd(all)]) });
}

/** https://schema.org/FAQPage. Answers may be HTML. */
function faqJsonLd(faqs: readonly { readonly question: string; readonly blocks: readonly TextBlock[] }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, blocks }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: blocks.map((block) => (block.kind === 'html' || block.kind === 'table' ? block.html : '')).join(''),
      },
    })),
  };
}

/** Frequently asked questions by group, each with its own anchor. */
export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { groups, page } = loaderData;
  return (
    <>
      <header className="page-width pt-10 lg:pt-14">
        <h1 className="max-w-3xl font-serif text-display text-balance">{page.title}</h1>
        {groups.length === 0 ? (
          <p className="mt-4 max-w-prose text-lead text-ink-muted">
            No questions here yet. Ask us anything and we’ll answer in person.
          </p>
        ) : (
          <nav aria-label="Groups of questions" className="mt-6">
            <ul className="flex flex-wrap gap-x-6">
              {groups.map(({ anchor, title }) => (
                <li key={anchor}>
                  <SiteLink
                    href={`#${anchor}`}
                    className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce"
                  >
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {groups.map(({ anchor, faqs, title }) => (
        <section
          key={anchor}
          aria-labelledby={anchor}
          className="page-width mt-14 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12"
        >
          <h2 id={anchor} className="font-serif text-heading">
            {title}
          </h2>
          <div className="mt-4 border-t border-hairline lg:mt-0">
            {faqs.map((faq) => (
              <article
                key={faq.anchor}
                id={faq.anchor}
                aria-labelledby={`${faq.anchor}-question`}
                className="border-b border-hairline py-6"
              >
                <h3 id={`${faq.anchor}-question`} className="max-w-prose font-serif text-subheading">
                  {faq.question}
                </h3>
                <ContentText blocks={faq.blocks} className="mt-2 max-w-prose" />
              </article>
            ))}
          </div>
        </section>
      ))}
      <CallToAction title="Something else?" text="Ask us. We answer every message ourselves.">
        <LinkButton as={SiteLink} href="/contact">
          Contact Us
        </LinkButton>
      </CallToAction>
    </>
  );
}
