import { catalogue, findFamily } from '@showroom/catalog-data/catalogue/families';
import { describeHours } from '@showroom/catalog-data/hours-in-words';
import { isOpenAt } from '@showroom/catalog-data/opening-hours';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { contactForm } from '@showroom/forms/contact-form';
import { OnePageForm } from '@showroom/forms/one-page-form';
import { describeSubject } from '@showroom/forms/form-subject';
import { buildMailtoHref } from '@showroom/forms/mailto';
import { RequestReceived } from '@showroom/forms/request-received';
import { readBusinessFacts } from '@showroom/store/site';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { SiteLink } from '../../shell/site-link.tsx';
import { readSubjectFromUrl } from '../../leads/lead-subject.server.ts';
import { formAction, makeFormToken } from '../../leads/post-form.server.ts';
import { sendLead } from '../../leads/send-lead.ts';
import { useSent } from '../../leads/use-sent.ts';
import { runtimeContext, storeContext } from '../../request-context.ts';
import { describeBusiness } from '../../seo/business-json-ld.server.ts';
import { findShelfOf } from '../../in-stock/stock-families.server.ts';
import { FaqLinks } from '../../faq/faq-links.tsx';
import { listFaqLinks } from '../../faq/list-faqs.server.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Route } from './+types/route';
import type { ExternalContactFormProps } from './external-contact-form.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const path = '/contact';

// Most sites have no provider, so its code is a separate file. Without it, a link opens the form.
const ExternalContactForm = lazy<ComponentType<ExternalContactFormProps>>(() =>
  import('./external-contact-form.tsx').catch(() => ({
    default: ({ provider }) => <a href={provider.endpoint}>Open Contact Form</a>,
  })),
);

const blurbs = (warrantyYears: number) => [
  { title: 'Customer service', text: "We're here to help with any of your questions" },
  { title: 'Warranty', text: `All our products come with a ${warrantyYears} year warranty` },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const store = context.get(storeContext);
  const facts = await readBusinessFacts(store);
  const subject = await readSubjectFromUrl(store, url);
  const shelf = subject?.kind === 'in-stock' ? await findShelfOf(store, subject.slug) : undefined;
  const family = shelf?.family ?? (subject && findFamily(subject.kind)) ?? catalogue.quartz;
  const product = subject && family.find(subject.slug);
  const pictureName = product?.pictureNames[0];
  const picture = (pictureName && (shelf?.findPicture ?? findPicture)(pictureName)) || findPicture('scenes/contact');
  return {
    page: pageWords(path),
    business: await describeBusiness(context),
    faqLinks: await listFaqLinks(store, 'Visiting and contact'),
    hours: facts.hours,
    inWords: describeHours(facts.hours, store.now()),
    formToken: await makeFormToken(context),
    subject,
    /** The form with files, about the same subject. */
    filesHref: `/millwork${subject ? url.search : ''}#quote`,
    picture: picture && toPictureSource(picture),
    wayBack: subject
      ? { path: family.path, words: `Back to ${family.noun.many}` }
      : { path: '/', words: 'Back to home' },
    // An exported page can't know the current time.
    openText: context.get(runtimeContext).isExported
      ? 'Hours of the store'
      : isOpenAt(facts.hours.store, store.now()).text,
  };
}

export const action = formAction('contact');

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return sectionMeta(matches, loaderData.page, { describe: () => [loaderData.business] });
}

export default function Contact({ loaderData, actionData: posted }: Route.ComponentProps) {
  const facts = useSiteFacts();
  const { hours, inWords, picture, subject, wayBack } = loaderData;
  const { contactForm: provider } = facts.providerLinks;
  const { isSent, send } = useSent(subject?.slug ?? '', (form) => sendLead('contact', form));
  const about = subject ? describeSubject(subject) : '';
  return (
    <>
      <section className="page-width grid gap-x-16 gap-y-6 pt-10 lg:grid-cols-[7fr_5fr] lg:items-end lg:pt-14">
        <div className="lg:pb-4">
          <h1 className="font-serif text-display">Contact Us</h1>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">
            We&apos;d love to hear from you. Our team is here to help.
          </p>
        </div>
        {picture && (
          <Picture record={picture} sizes="(min-width: 64rem) 40vw, 92vw" priority className="max-h-72 rounded-xs" />
        )}
      </section>

      <div className="page-width mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="message" className="rounded-md border border-hairline bg-paper-raised p-6 sm:p-10">
          <h2 id="message" className="font-serif text-heading">
            Send us a message
          </h2>
          {isSent || posted?.stored ? (
            <div className="mb-6" />
          ) : (
            <>
              <p className="mt-2 text-ink-muted">
                Fill out the form below and we&apos;ll get back to you as soon as possible.
              </p>
              <SiteLink
                href={loaderData.filesHref}
                className="mb-6 inline-flex min-h-11 items-center underline underline-offset-4"
              >
                Have photos? Use this form
              </SiteLink>
            </>
          )}
          {posted?.stored ? (
            <RequestReceived title={contactForm.receivedTitle} reference={posted.stored.reference} business={facts} />
          ) : provider ? (
            <Suspense fallback={null}>
              <ExternalContactForm
                key={about}
                provider={provider}
                about={about}
                mailHref={buildMailtoHref(facts.email, { subject: about })}
                ownFormHref={loaderData.filesHref}
              />
            </Suspense>
          ) : (
            <OnePageForm
              form={contactForm}
              key={subject?.slug}
              action={path}
              formToken={loaderData.formToken}
              context={posted ? posted.subject : subject}
              business={facts}
              send={send}
              afterReceived={
                <LinkButton as={SiteLink} variant="secondary" href={wayBack.path}>
                  {wayBack.words}
                </LinkButton>
              }
              {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
            />
          )}
        </section>
        <WaysToReachUs hours={hours} inWords={inWords} openText={loaderData.openText} />
      </div>

      <section className="page-width mt-20" aria-label="What you can count on">
        <ul className="grid gap-8 border-t border-hairline pt-8 sm:grid-cols-2">
          {blurbs(facts.claims.warrantyYears).map((blurb) => (
            <li key={blurb.title}>
              <h2 className="font-serif text-subheading">{blurb.title}</h2>
              <p className="mt-1 text-ink-muted">{blurb.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <FaqLinks links={loaderData.faqLinks} />
    </>
  );
}
