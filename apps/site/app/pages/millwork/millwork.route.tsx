import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { RequestReceived } from '@showroom/forms/request-received';
import { ShortQuoteForm } from '@showroom/forms/short-quote-form';
import { Picture } from '@showroom/ui/picture';
import { takingBodies } from '@showroom/web-server/route-rule';
import { readSubjectFromUrl } from '../../leads/lead-subject.server.ts';
import { UPLOAD_BODY_BYTES } from '../../leads/read-form.server.ts';
import { answerPlainForm, makeFormToken } from '../../leads/post-form.server.ts';
import { sendLead } from '../../leads/send-lead.ts';
import { storeContext } from '../../request-context.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { useSiteFacts } from '../../shell/site-facts.ts';
import type { Route } from './+types/millwork.route';

const path = '/millwork';

const services = [
  {
    title: 'Mouldings and trim',
    text: 'Baseboard, casing and crown, run to match what is in the house or drawn new. Profiles are kept on file for the day you add a room.',
  },
  {
    title: 'Panelling and wainscot',
    text: 'Shaker, raised or tongue and groove, in painted maple or clear-finished oak, laid out so that no panel ends at a switch.',
  },
  {
    title: 'Stairs and railings',
    text: 'Treads, newels and handrails that are pleasant to the hand, built to the Ontario Building Code.',
  },
  {
    title: 'Doors and built-ins',
    text: 'Solid doors, pocket doors, window seats and libraries, scribed to the wall and hung to stay shut.',
  },
  {
    title: 'Reception and retail',
    text: 'Desks, display walls and counters for shops, clinics and offices, delivered around your opening hours.',
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const hero = findPicture('scenes/millwork') ?? findPicture('scenes/home-millwork');
  return {
    page: pageWords(path),
    formToken: await makeFormToken(context),
    subject: await readSubjectFromUrl(context.get(storeContext), new URL(request.url)),
    hero: hero && toPictureSource(hero),
  };
}

export const action = takingBodies(UPLOAD_BODY_BYTES, ({ request, context }: Route.ActionArgs) =>
  answerPlainForm('short-quote', request, context),
);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

export default function Millwork({ loaderData, actionData: posted }: Route.ComponentProps) {
  const facts = useSiteFacts();
  const { hero } = loaderData;
  return (
    <>
      <section>
        {hero && <Picture record={hero} sizes="100vw" priority className="h-64 sm:h-80 lg:h-[30rem]" />}
        <div className="page-width grid gap-x-16 gap-y-4 pt-10 lg:grid-cols-[5fr_7fr] lg:pt-14">
          <h1 className="font-serif text-display">Millwork</h1>
          <p className="max-w-prose text-lead text-ink-muted lg:pt-3">
            The parts of a house that are touched every day and seen from close by. We run them in our own shop, finish
            them there, and fit them with joints that stay closed through a Thunder Bay winter.
          </p>
        </div>
      </section>

      <section className="page-width mt-16 md:mt-20" aria-labelledby="services">
        <h2 id="services" className="eyebrow">
          Services
        </h2>
        <ul className="mt-4 grid border-t border-hairline md:grid-cols-2 md:gap-x-16">
          {services.map((service) => (
            <li key={service.title} className="border-b border-hairline py-6">
              <h3 className="font-serif text-subheading">{service.title}</h3>
              <p className="mt-1 max-w-prose text-ink-muted">{service.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section id="quote" className="mt-20 bg-stone-100 py-16 md:py-24" aria-labelledby="quote-heading">
        <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <div>
            <h2 id="quote-heading" className="font-serif text-title">
              Request a free quote
            </h2>
            <p className="mt-4 max-w-prose text-ink-muted">
              A few lines are enough. We reply within {facts.promises.replyWithinHours} hours, by email or by telephone,
              as you prefer.
            </p>
          </div>
          {posted?.stored ? (
            <RequestReceived reference={posted.stored.reference} business={facts} />
          ) : (
            <ShortQuoteForm
              action={`${path}#quote`}
              formToken={loaderData.formToken}
              context={posted ? posted.subject : loaderData.subject}
              business={facts}
              send={(form) => sendLead('short-quote', form)}
              {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
            />
          )}
        </div>
      </section>
    </>
  );
}
