import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { describeHours } from '@showroom/catalog-data/hours-in-words';
import { describeOpenDays } from '@showroom/catalog-data/opening-hours';
import { CustomQuoteWizard } from '@showroom/forms/custom-quote-wizard';
import { RequestReceived } from '@showroom/forms/request-received';
import { readBusinessFacts } from '@showroom/store/site';
import { SiteLink } from '../../shell/site-link.tsx';
import { readSubjectFromUrl } from '../../leads/lead-subject.server.ts';
import { formAction, makeFormToken } from '../../leads/post-form.server.ts';
import { sendLead } from '../../leads/send-lead.ts';
import { serviceJsonLd } from '../../seo/json-ld.ts';
import { storeContext } from '../../request-context.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { ArrowLeftIcon } from '../../shell/icons.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import type { Route } from './+types/custom-quote.route';

const path = '/custom-millwork-form';
const wayClass = 'flex min-h-11 items-center underline underline-offset-4 hover:text-spruce';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const store = context.get(storeContext);
  const { hours } = await readBusinessFacts(store);
  return {
    page: pageWords(path),
    parent: pageWords('/custom-cabinetry'),
    formToken: await makeFormToken(context),
    subject: await readSubjectFromUrl(store, url),
    answered: { phone: describeOpenDays(hours.phone), email: hours.email },
    showroom: describeHours(hours, new Date()).showroom,
    step: Number(url.searchParams.get('step') ?? 1),
  };
}

export const action = formAction('custom-quote');

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, parent } = loaderData;
  return sectionMeta(matches, page, {
    parent: { label: parent.label, href: parent.path },
    describe: (siteUrl) => [
      serviceJsonLd(siteUrl, { name: 'Custom cabinetry and millwork', description: parent.description, path }),
    ],
  });
}

export default function CustomQuote({ loaderData, actionData }: Route.ComponentProps) {
  const facts = useSiteFacts();
  const posted = actionData;
  return (
    <section className="page-width grid gap-x-16 gap-y-10 py-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:py-14">
      <div>
        <SiteLink
          href="/custom-cabinetry"
          className="inline-flex min-h-11 items-center gap-2 text-small text-ink-muted hover:text-spruce"
        >
          <ArrowLeftIcon className="size-4" /> Back to Custom Cabinetry
        </SiteLink>
        <h1 className="mt-2 mb-8 font-serif text-title">Custom Millwork Quote</h1>
        {posted?.stored ? (
          <RequestReceived reference={posted.stored.reference} mailto={posted.stored.mailto} business={facts} />
        ) : (
          <CustomQuoteWizard
            action={path}
            formToken={loaderData.formToken}
            context={posted ? posted.subject : loaderData.subject}
            business={facts}
            send={(form) => sendLead('custom-quote', form)}
            step={posted?.step ?? loaderData.step}
            {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
          />
        )}
      </div>
      <aside
        aria-labelledby="what-next"
        className="text-small text-ink-muted lg:mt-32 lg:border-l lg:border-hairline lg:pl-8"
      >
        <h2 id="what-next" className="eyebrow">
          What happens next
        </h2>
        <ol className="mt-3 grid gap-4">
          <li>A cabinetmaker reads your request.</li>
          <li>We reply within {facts.promises.replyWithinHours} hours, with questions or a time to measure.</li>
          <li>You get a drawing and a price. Quotes are free with no obligation.</li>
        </ol>
        <h2 className="eyebrow mt-8">Call or write</h2>
        <a href={formatPhoneHref(facts.phone)} className={wayClass}>
          {facts.phone.display}
        </a>
        <p>Phone answered {loaderData.answered.phone}.</p>
        <a href={`mailto:${facts.email}`} className={wayClass}>
          {facts.email}
        </a>
        <p>Email answered {loaderData.answered.email}.</p>
        <p className="mt-4">{loaderData.showroom}</p>
      </aside>
    </section>
  );
}
