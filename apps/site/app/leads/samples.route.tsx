import { catalogueFamilies, findFamily } from '@showroom/catalog-data/catalogue/families';
import { listSubjects } from '@showroom/forms/form-subject';
import { RequestReceived } from '@showroom/forms/request-received';
import { OnePageForm } from '@showroom/forms/one-page-form';
import { sampleForm, severalSamplesForm } from '@showroom/forms/sample-form';
import { findPicture } from '@showroom/pictures/picture-records';
import { readBusinessFacts } from '@showroom/store/site';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { SiteLink } from '../shell/site-link.tsx';
import { listFamilyTiles, toTilePicture } from '../catalogue/tiles/list-family-tiles.server.ts';
import { PictureTiles } from '../catalogue/tiles/picture-tiles.tsx';
import { FaqLinks } from '../faq/faq-links.tsx';
import { listFaqLinks } from '../faq/list-faqs.server.ts';
import { storeContext } from '../request-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import { useIsExported, useSiteFacts } from '../shell/site-facts.ts';
import type { Route } from './+types/samples.route';
import { readSamplesFromUrl } from './lead-subject.server.ts';
import { formAction, makeFormToken } from './post-form.server.ts';
import { sendLead } from './send-lead.ts';
import { useSent } from './use-sent.ts';

const path = '/samples';

/** One form for samples of everything in the URL: `/samples?quartz=aurora&quartz=alabaster`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const url = new URL(request.url);
  const subject = await readSamplesFromUrl(store, url);
  const { promises } = await readBusinessFacts(store);
  const samples = (subject ? listSubjects(subject) : []).flatMap(
    ({ kind, slug }) => findFamily(kind)?.find(slug) ?? [],
  );
  return {
    page: pageWords(path),
    action: path + url.search,
    subject,
    samples: samples.map(({ name, path: href, pictureNames }) => {
      const picture = findPicture(pictureNames[0] ?? '');
      return { name, href, picture: picture && toTilePicture(picture) };
    }),
    replyWithinHours: promises.replyWithinHours,
    families: listFamilyTiles(
      { families: catalogueFamilies.filter(({ hasSamples }) => hasSamples) },
      (family) => family.path,
    ),
    formToken: await makeFormToken(context),
    faqLinks: subject ? [] : await listFaqLinks(store, 'Samples'),
  };
}

export const action = formAction('sample');

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  // A selection of samples belongs to one visitor; the page without one is indexed.
  return loaderData.subject
    ? pageMeta(matches, { ...loaderData.page, isIndexed: false })
    : sectionMeta(matches, loaderData.page);
}

export default function Samples({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { action: address, families, formToken, page, replyWithinHours, samples, subject } = loaderData;
  const business = useSiteFacts();
  const isExported = useIsExported();
  const { isSent, send } = useSent(address, (answers) => sendLead('sample', answers));
  if (!subject) {
    return (
      <>
        <div className="page-width pt-10 lg:pt-14">
          <h1 className="font-serif text-title">{page.title}</h1>
          <p className="mt-3 max-w-prose text-lead text-ink-muted">
            See it at home, in your own light, next to your cabinets and floor. Add the quartz colours and floors you
            like to your shortlist, then request samples of all of them at once.
          </p>
          {!isExported && (
            <LinkButton as={SiteLink} href="/shortlist" className="mt-6">
              Go to your shortlist
            </LinkButton>
          )}
          <div className="mt-10">
            <PictureTiles tiles={families} layout="products" />
          </div>
        </div>
        <FaqLinks links={loaderData.faqLinks} />
      </>
    );
  }
  const asked = posted?.subject ?? subject;
  return (
    <div className="page-width grid gap-x-16 gap-y-8 pt-10 lg:grid-cols-[5fr_7fr] lg:pt-14">
      <div>
        <h1 className="font-serif text-title">
          {samples.length === 1 ? `Request a Sample of ${samples[0]?.name}` : `Request ${samples.length} Samples`}
        </h1>
        {!isSent && !posted?.stored && (
          <p className="mt-3 max-w-prose text-ink-muted">
            See {samples.length === 1 ? 'it' : 'them'} at home, in your own light, next to your cabinets and floor.
            We’ll reply within {replyWithinHours} hours with a shipping date.
          </p>
        )}
        <ul className="mt-6 grid grid-cols-3 gap-x-4 gap-y-6">
          {samples.map(({ name, href, picture }) => (
            <li key={href} className="card">
              {picture && (
                <Picture record={picture} sizes="(min-width: 64rem) 11vw, 29vw" className="card-picture aspect-4/3" />
              )}
              <SiteLink href={href} className="card-link mt-1.5 block text-small">
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        {posted?.stored ? (
          <RequestReceived {...posted.stored} business={business} />
        ) : (
          <OnePageForm
            key={address}
            form={asked.others === undefined ? sampleForm : severalSamplesForm}
            action={address}
            formToken={formToken}
            context={asked}
            business={business}
            send={send}
            {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
          />
        )}
      </div>
    </div>
  );
}
