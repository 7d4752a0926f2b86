import { millworkServices } from '@showroom/catalog-data/company/millwork-services';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { RequestReceived } from '@showroom/forms/request-received';
import { OnePageForm } from '@showroom/forms/one-page-form';
import { shortQuoteForm } from '@showroom/forms/short-quote-form';
import { Picture } from '@showroom/ui/picture';
import { readSubjectFromUrl } from '../../leads/lead-subject.server.ts';
import { formAction, makeFormToken } from '../../leads/post-form.server.ts';
import { sendLead } from '../../leads/send-lead.ts';
import { useSent } from '../../leads/use-sent.ts';
import { storeContext } from '../../request-context.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { loadSamples } from './load-samples.server.ts';
import type { Route } from './+types/millwork.route';

const path = '/millwork';

export async function loader({ request, context }: Route.LoaderArgs) {
  const hero = findPicture('scenes/millwork') ?? findPicture('scenes/home-millwork');
  return {
    page: pageWords(path),
    formToken: await makeFormToken(context),
    subject: await readSubjectFromUrl(context.get(storeContext), new URL(request.url)),
    hero: hero && toPictureSource(hero),
    services: loadSamples(millworkServices, [400, 800, 1200]),
  };
}

export const action = formAction('short-quote');

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

export default function Millwork({ loaderData, actionData: posted }: Route.ComponentProps) {
  const facts = useSiteFacts();
  const { hero, services } = loaderData;
  const { isSent, send } = useSent(path, (form) => sendLead('short-quote', form));
  return (
    <>
      <section>
        {hero && <Picture record={hero} sizes="100vw" priority className="h-64 sm:h-80 lg:h-[30rem]" />}
        <div className="page-width grid gap-x-16 gap-y-4 pt-10 lg:grid-cols-[5fr_7fr] lg:pt-14">
          <h1 className="font-serif text-display">Millwork</h1>
          <p className="max-w-prose text-lead text-ink-muted lg:pt-3">
            The parts of a house you touch every day and see up close. We make them in our own shop, finish them there,
            and install them with joints that stay closed through a Thunder Bay winter.
          </p>
        </div>
      </section>

      <section className="page-width mt-16 md:mt-20" aria-labelledby="services">
        <h2 id="services" className="eyebrow">
          Services
        </h2>
        {/* A wide one and two pairs; on a desktop two and three. */}
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-6 lg:gap-y-14">
          {services.map((service, index) => (
            <li key={service.title} className="first:col-span-2 lg:col-span-2 lg:nth-[-n+2]:col-span-3">
              {service.picture && (
                <Picture
                  record={service.picture}
                  sizes={`(min-width: 64rem) ${index < 2 ? 45 : 30}vw, ${index < 1 ? 92 : 46}vw`}
                  className="aspect-3/2 rounded-xs"
                />
              )}
              <h3 className="mt-4 font-serif text-subheading">{service.title}</h3>
              <p className="mt-1 max-w-prose text-small text-ink-muted sm:text-body">{service.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section id="quote" className="mt-20 -mb-24 bg-stone-100 py-16 md:py-24" aria-labelledby="quote-heading">
        <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <div>
            <h2 id="quote-heading" className="font-serif text-title">
              Get a Quote
            </h2>
            {!isSent && !posted?.stored && (
              <p className="mt-4 max-w-prose text-ink-muted">
                A few lines are enough. We reply within {facts.promises.replyWithinHours} hours, by email or phone, as
                you prefer.
              </p>
            )}
          </div>
          {posted?.stored ? (
            <RequestReceived reference={posted.stored.reference} business={facts} />
          ) : (
            <OnePageForm
              form={shortQuoteForm}
              action={`${path}#quote`}
              formToken={loaderData.formToken}
              context={posted ? posted.subject : loaderData.subject}
              business={facts}
              send={send}
              {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
            />
          )}
        </div>
      </section>
    </>
  );
}
